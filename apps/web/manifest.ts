import type { ManifestOptions } from 'vite-plugin-pwa';

const PAPER = '#F6EDDA';

/** How a device that installs the app shows it. Addresses are relative: the app may lie under any path. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Tabuleiro',
  short_name: 'Tabuleiro',
  description: 'Xadrez clássico, Núcleo, Brasez e Senet: contra o computador ou a dois, também sem internet.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games'],
  icons: [
    { src: './icons/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: './icons/logo-192.png', sizes: '192x192', type: 'image/png' },
    { src: './icons/logo-512.png', sizes: '512x512', type: 'image/png' },
    { src: './icons/maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    { src: './icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
