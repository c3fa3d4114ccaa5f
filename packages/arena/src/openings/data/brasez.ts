/** Made by `npm run openings -- brasez`. */
export const OPENINGS = `
`;
