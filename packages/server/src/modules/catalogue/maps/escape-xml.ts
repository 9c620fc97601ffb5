const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? '')
