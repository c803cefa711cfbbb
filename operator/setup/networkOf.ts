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

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}

function shortened(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
