import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { sharedAddresses } from '../src/listen.js';
import { networkAddresses } from '../src/network.js';

function at(address: string, internal = false): NetworkInterfaceInfo {
  const rest = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null, internal };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
}

const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  tun0: [at('10.8.0.2')],
  eth1: [at('169.254.7.7')],
  eth0: [at('10.1.2.3'), at('fe80::1')],
  wlan0: [at('192.168.0.10')],
  eth2: [at('200.17.1.2')],
};

test('all networks of a machine, the one first that a room most likely reaches', () => {
  expect(networkAddresses(INTERFACES)).toEqual([
    ...['192.168.0.10', '10.1.2.3', '200.17.1.2', '169.254.7.7'],
    ...['10.8.0.2', '172.17.0.1'],
  ]);
  expect(networkAddresses({ lo: INTERFACES.lo, gone: undefined })).toEqual([]);
});

test.each([
  ['0.0.0.0', 'http://localhost:80/', ['http://192.168.0.10:80/', 'http://10.1.2.3:80/']],
  ['192.168.0.10', 'http://192.168.0.10:80/', ['http://192.168.0.10:80/']],
  ['localhost', 'http://localhost:80/', []],
  ['127.0.0.1', 'http://127.0.0.1:80/', []],
  ['::1', 'http://[::1]:80/', []],
])('a server at %s is for other devices at', (host, own, expected) => {
  expect(sharedAddresses(host, own, INTERFACES).slice(0, 2)).toEqual(expected);
});
