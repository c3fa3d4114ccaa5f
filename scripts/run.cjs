// Runs one task of this folder: `node scripts/run.cjs TASK [ARGUMENT …]`.
// Kept to old JavaScript, so that an old Node can still read it and say what is missing.
'use strict';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ≥ 20.19 is needed; this is ${process.version}. Get it from https://nodejs.org`);
  process.exit(1);
}

import(`./${process.argv[2]}.mjs`)
  .then((task) => task.main(process.argv.slice(3)))
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
