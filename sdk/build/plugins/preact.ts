/** React's modules → preact/compat: what pages load, what npm entries without React carry, and what element tests run on. */
export const preactAliases: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}
