import { siteBrand } from './brand.ts'

const NAME = /^stay-[a-z\d-]+$/
/** One value of a declaration: it ends neither the declaration nor the style element. */
const VALUE = /^[^;{}<>\\]{1,400}$/

/** The brand's own tokens as a rule for the whole page, so that the site around the elements follows them too. */
export async function brandStyle(): Promise<string> {
  const { tokens = {} } = await siteBrand()
  const set = Object.entries(tokens).filter(([name, value]) => NAME.test(name) && VALUE.test(value))
  return set.length > 0
    ? `:root:root:root{${set.map(([name, value]) => `--${name}:${value}`).join(';')}}`
    : ''
}
