/**
 * Returns what of an address counts as one visitor: an IPv4 address whole, of an IPv6 address its first half, since a
 * connection is given all addresses of its half to use as it likes. Source: RFC 6177.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [before = '', after] = ip.toLowerCase().split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const left = Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...left, ...tail].slice(0, 4).map(shortened).join(':')}::/64`;
}

/** Returns what of an address may be logged: who else is near a visitor, and not who they are. 256 of IPv4, a /48 of IPv6. */
export function neighbourhoodOf(ip: string): string {
  const network = networkOf(ip);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24');
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}

function shortened(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
