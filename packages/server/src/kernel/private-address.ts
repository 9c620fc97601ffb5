import { BlockList, isIPv6 } from 'node:net'

const v4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
]
// The last three contain IPv4 addresses.
const v6 = ['::/127', 'fc00::/7', 'fe80::/10', 'ff00::/8', '64:ff9b::/96', '2002::/16', '2001::/32']

const ranges = new BlockList()
for (const range of [...v4, ...v6]) {
  const [net = '', bits] = range.split('/')
  ranges.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4')
}

/** Whether an IP address is of this machine, of a private network or of no machine (IANA special-purpose registries). */
export const isPrivateAddress = (address: string): boolean =>
  ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
