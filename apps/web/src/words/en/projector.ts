import type { ProjectorWords } from '../types/projector.js';

export const projector: ProjectorWords = {
  title: 'Join in and play',
  link: 'Show the address on a projector',
  address: 'Address',
  qr: (address) => `QR code with the address ${address}`,
  steps: {
    title: 'How to join',
    list: (entry) => [
      'Connect your device to the same network as this computer.',
      'Point the camera at the code, or type the address into the browser.',
      `Choose “${entry}”: invite somebody, or accept an invitation.`,
    ],
  },
  others: { title: 'If it does not open', show: (address) => `Show ${address}` },
  lobby: {
    title: 'Waiting for somebody',
    empty: 'No invitations now.',
    waits: (name) => (name === '' ? 'open invitation' : `invitation from ${name}`),
    code: 'code',
  },
  grounds: { light: 'Light background', dark: 'Dark background' },
  asking: 'Looking for the address in the network…',
  onlyHere:
    'Other devices cannot reach this computer yet. Stop the server with Ctrl+C and start it again: npm start -- --host 0.0.0.0 --lobby',
};
