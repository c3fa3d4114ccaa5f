/** The version of package.json, put in by the bundler. */
declare const __VERSION__: string;
