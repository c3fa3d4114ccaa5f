/**
 * The content security policy: pages load nothing but their own files. Drawings inside style sheets are `data:` images. The
 * computer evaluates in WebAssembly, whose bytes are part of its script: no text is ever evaluated.
 * These directives also work in a page itself, for servers that send no header.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
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

/** Browsers obey `frame-ancestors` only in a header. */
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

/** Sent with every answer. `cross-origin` opener and embedder policies allow shared memory between page and worker. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': headerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
