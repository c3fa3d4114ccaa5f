/** The version of package.json, put in by the bundler. */
declare const __VERSION__: string;

/** The address of a file of drawings, made by sprites.ts. */
declare module 'sprite:*' {
  const address: string;
  export default address;
}
