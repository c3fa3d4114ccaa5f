import { pictureSize } from './picture.js';

/** The width of a picture of points. */
const WIDTH = 1200;

/** An SVG file as an address that a page may show. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** An SVG file as PNG. Rejects where the browser cannot draw it. */
export async function rasterize(svg: string): Promise<Blob> {
  const { width, height } = pictureSize(svg);
  const picture = new Image(width, height);
  picture.src = dataAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((height / width) * WIDTH);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
