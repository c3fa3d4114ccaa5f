import { test as base, expect } from '../fixtures.js';
import { Device } from './device.js';

/** `device` is a device of the test's own, whose browser the test starts and kills. */
export const test = base.extend<{ readonly device: Device }>({
  device: async ({ site, launchOptions }, use, info) => {
    const device = new Device(launchOptions, site.url);
    await use(device);
    await device.discard(info.status === info.expectedStatus ? undefined : info.outputPath('profile'));
    expect(device.troubles.unexpected, 'what went wrong in the page').toEqual([]);
  },
});
