export { eloOf, type Rating, rate, scoreOf, type Tally } from './rating.js';
