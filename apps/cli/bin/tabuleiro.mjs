#!/usr/bin/env node
// Plain JavaScript, so that npm can link it before any build and an old Node can still read the message.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`O Tabuleiro precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
  console.error(`Tabuleiro needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  import('../dist/index.js').then(
    (cli) => cli.run(),
    (error) => {
      if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
      console.error('Falta construir o programa: rode `npm run build` na pasta do Tabuleiro.');
      console.error('The program is not built yet: run `npm run build` in the Tabuleiro folder.');
      process.exitCode = 2;
    },
  );
}
