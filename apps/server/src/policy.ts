/**
 * What a page of ours may load and do: its own files and nothing else. Drawings inside style sheets are `data:` images.
 * These parts may also stand in the page itself, for servers that send no header.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

export const pagePolicy = PAGE_POLICY.join('; ');

/** Browsers heed `frame-ancestors` in a header only. */
const headerPolicy = [...PAGE_POLICY, "frame-ancestors 'none'"].join('; ');

const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** On every answer. The two `cross-origin` policies let the computer's worker share memory with the page. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': headerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
