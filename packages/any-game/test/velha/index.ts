export { VELHA_REFUSALS } from './explain.js';
export { VELHA_POSITION_PROBLEMS } from './notation.js';
export { velha } from './velha.js';
