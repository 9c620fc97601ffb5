import { expect } from 'chai'
import { applyTheme, type Theme, themeCss } from './theme.ts'

describe('a theme as an object', () => {
  const purple: Theme = { brand: '#7a1fa2', radius: '4px', dark: { brand: '#d9a6f0' } }

  it('applies a theme to the page or a part of it, and removes it', () => {
    const box = document.createElement('div')
    box.innerHTML = '<p style="background: var(--stay-brand, gray)"></p>'
    document.body.append(box)
    const worn = (scheme: string) => {
      box.style.colorScheme = scheme
      return getComputedStyle(box.firstElementChild as Element).backgroundColor
    }
    const takeOff = applyTheme(purple, box)
    expect(worn('light')).to.equal('rgb(122, 31, 162)')
    expect(worn('dark')).to.equal('rgb(217, 166, 240)')
    expect(box.style.getPropertyValue('--stay-radius')).to.equal('4px')
    takeOff()
    expect(worn('light')).to.equal('rgb(128, 128, 128)')
    const off = applyTheme({ brand: 'red' })
    expect(document.documentElement.style.getPropertyValue('--stay-brand')).to.equal('red')
    off()
    expect(document.documentElement.style.getPropertyValue('--stay-brand')).to.equal('')
  })

  it('writes a rule for a server’s style sheet, with light values for browsers before light-dark()', () => {
    expect(themeCss(purple, '.acme')).to.equal(
      '.acme{--stay-brand:#7a1fa2;--stay-radius:4px}@supports(color:light-dark(#000,#fff)){.acme{--stay-brand:light-dark(#7a1fa2, #d9a6f0)}}',
    )
    expect(themeCss({ radius: '0' })).to.equal(':root{--stay-radius:0}')
  })

  it('rejects an unknown token and an invalid value', () => {
    expect(() => themeCss({ brnad: 'red' } as Theme)).to.throw(
      TypeError,
      'Unknown token "brnad"; the tokens are surface',
    )
    expect(() => themeCss({ brand: 'red}body{display:none' })).to.throw(TypeError, 'of the token "brand"')
    expect(() => applyTheme({ dark: { brand: 'red' } })).to.throw(TypeError, 'no light value')
  })
})
