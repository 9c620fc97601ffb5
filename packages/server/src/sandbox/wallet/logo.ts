const colours: Readonly<Record<string, string>> = {
  LIFE: '#0b6b5c',
  BTC: '#a85a00',
  ETH: '#4a4fa3',
  DOGE: '#7a6526',
}

/** A round badge with the coin's first letter. */
export function coinLogo(symbol: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img"><title>${symbol}</title><circle cx="16" cy="16" r="16" fill="${colours[symbol] ?? '#444'}"/><text x="16" y="22" text-anchor="middle" font-family="sans-serif" font-size="17" font-weight="700" fill="#fff">${symbol.charAt(0)}</text></svg>`
}
