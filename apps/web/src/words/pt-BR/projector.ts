import type { ProjectorWords } from '../types/projector.js';

export const projector: ProjectorWords = {
  title: 'Entre e jogue',
  link: 'Mostrar o endereço num projetor',
  address: 'Endereço',
  qr: (address) => `Código QR com o endereço ${address}`,
  steps: {
    title: 'Como entrar',
    list: (entry) => [
      'Ligue o seu aparelho à mesma rede deste computador.',
      'Aponte a câmera para o código, ou escreva o endereço no navegador.',
      `Escolha “${entry}”: convide alguém, ou aceite um convite.`,
    ],
  },
  others: { title: 'Se não abrir', show: (address) => `Mostrar ${address}` },
  lobby: {
    title: 'À espera de alguém',
    empty: 'Nenhum convite agora.',
    waits: (name) => (name === '' ? 'convite aberto' : `convite de ${name}`),
    code: 'código',
  },
  grounds: { light: 'Fundo claro', dark: 'Fundo escuro' },
  asking: 'Procurando o endereço na rede…',
  onlyHere:
    'Outros aparelhos ainda não alcançam este computador. Encerre o servidor com Ctrl+C e inicie de novo: npm start -- --host 0.0.0.0 --lobby',
};
