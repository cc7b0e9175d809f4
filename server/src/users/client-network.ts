/** IPv6 hands every household 2 to the power of 64 addresses: its network is what tells clients apart. */

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address, `::` filled with zeros. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = Math.max(0, GROUPS - (head?.length ?? 0) - (tail?.length ?? 0))
  return [...(head ?? []), ...Array<string>(after === undefined ? 0 : missing).fill('0'), ...(tail ?? [])]
}

/** By what a client is counted: its IPv4 address, or the /64 of its IPv6 address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  if (!plain.includes(':')) return plain
  const network = groupsOf(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
