/** Whether a host name or an address is this machine itself, also as URLs and sockets write them: `[::1]`, `::ffff:127.0.0.1`. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)
}
