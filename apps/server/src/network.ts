import type { NetworkInterfaceInfo } from 'node:os';

/** The interfaces of a machine, as the system lists them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Interfaces to machines inside this one, and to networks far away: nobody in the room comes in there. */
const VIRTUAL =
  /^(docker|veth|vethernet|br-|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|tun|tap|utun|wg|ppp|ipsec|tailscale|zt)/i;

/** Ranges of private networks, the one of most homes and schools first. */
const RANGES: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const LINK_LOCAL = /^169\.254\./;

/** The addresses of this machine in its networks, the one first that the other devices of a room most likely reach. */
export function networkAddresses(interfaces: Interfaces): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Smaller is likelier. */
function rankOf(name: string, address: string): number {
  const range = RANGES.findIndex((pattern) => pattern.test(address));
  const others = range === -1 ? RANGES.length : range;
  const far = VIRTUAL.test(name) ? 2 * (RANGES.length + 1) : 0;
  return far + (LINK_LOCAL.test(address) ? RANGES.length + 1 : others);
}
