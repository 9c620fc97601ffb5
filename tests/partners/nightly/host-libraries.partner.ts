import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser } from '../../journeys/traveller.ts'
import {
  address,
  booking,
  expectJourney,
  findHotels,
  hotels,
  html,
  plain,
  type Row,
  run,
  tag,
} from '../host-rows.ts'
import { type PartnerFolder, partnerFolder } from '../partner-folder.ts'

const libraries = {
  '@barba/core': '2.10.3',
  '@hotwired/turbo': '8.0.23',
  '@popperjs/core': '2.11.8',
  alpinejs: '3.17.5',
  bootstrap: '5.3.9',
  'core-js-bundle': '3.50.0',
  'focus-trap': '8.2.4',
  'htmx.org': '2.0.11',
  jquery: '3.8.0',
  'jquery-ui': '1.14.2',
  'mootools-core-dist': '1.5.1-dist',
  requirejs: '2.3.8',
  swup: '4.10.0',
  tabbable: '6.5.2',
  'zone.js': '0.16.3',
}

let folder: PartnerFolder
beforeAll(async () => {
  folder = await partnerFolder('dom', libraries)
  expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
})
afterAll(async () => {
  folder?.remove()
  await closeBrowser()
})

/** A script of npm. */
const npm = (file: string) => `<script src="/npm/${file}"></script>`

/** A site whose router swaps pages: swap, search, leave, Back to the results. */
function router(
  head: string,
  main: (content: string) => string,
  attributes = '',
  how: 'swaps pages' | 'loads each page' = 'swaps pages',
): Row {
  const page = (title: string, to: string, more = '') =>
    html(main(`<h1>${title}</h1><a href="${to}">Go on</a>${more}`), head + tag, attributes)
  return {
    site: { '/home': page('Home', '/'), '/': page('Book', '/other', booking), '/other': page('Other', '/') },
    start: '/home',
    act: async (page) => {
      await page.evaluate('window.isSame = true')
      await page.getByText('Go on').click()
      await findHotels(page)
      await page.getByText('Go on').click()
      await page.getByRole('heading', { name: 'Other' }).waitFor()
      expect(await page.locator('stay-booking').count()).toBe(0)
      await page.goBack()
      await hotels(page).waitFor()
      expect(await page.evaluate('window.isSame ?? false')).toBe(how === 'swaps pages')
    },
  }
}

/** A page with a container that a button opens. */
const opened = (container: string, head = '', after = ''): Row => ({
  ...plain(`${container}${after}`, head + tag),
  act: async (page) => {
    await page.getByText('Open', { exact: true }).click()
    await findHotels(page)
  },
})

const bootstrap = `<link rel="stylesheet" href="/npm/bootstrap/dist/css/bootstrap.css">`
const bootstrapCode = npm('bootstrap/dist/js/bootstrap.bundle.js')
const bootstrapModal = (content: string) =>
  `<button data-bs-toggle="modal" data-bs-target="#box">Open</button>
  <div class="modal" id="box" tabindex="-1"><div class="modal-dialog modal-xl"><div class="modal-content">${content}</div></div></div>`

const settings = run("window.staykit = { settings: { refId: '8183' } }")

const rows: Readonly<Record<string, Row>> = {
  'MooTools with its compatibility layer': plain(
    booking,
    npm('mootools-core-dist/dist/mootools-core-compat.js') + tag,
  ),

  Swup: router(
    `${npm('swup/dist/Swup.umd.js')}${run("addEventListener('DOMContentLoaded', () => new Swup({ animationSelector: false }))")}`,
    (content) => `<main id="swup">${content}</main>`,
  ),
  Turbo: router(npm('@hotwired/turbo/dist/turbo.es2017-umd.js'), (content) => `<main>${content}</main>`),
  'htmx with hx-boost': router(
    npm('htmx.org/dist/htmx.js'),
    (content) => `<main>${content}</main>`,
    'hx-boost="true"',
  ),
  Barba: router(
    `${npm('@barba/core/dist/barba.umd.js')}${run("addEventListener('DOMContentLoaded', () => barba.init())")}`,
    (content) => `<main data-barba="container">${content}</main>`,
    'data-barba="wrapper"',
  ),
  'view transitions between pages': router(
    '<style>@view-transition { navigation: auto }</style>',
    (content) => `<main>${content}</main>`,
    '',
    'loads each page',
  ),

  'a Bootstrap modal': opened(bootstrapModal(booking), bootstrap, bootstrapCode),
  'our dialog from a Bootstrap modal': {
    ...plain(
      `${bootstrapModal('<a href="?stay=search" data-stay-open>Book</a>')}<stay-booking mode="dialog"></stay-booking>`,
      bootstrap + bootstrapCode + tag,
    ),
    act: async (page) => {
      await page.getByText('Open', { exact: true }).click()
      await page.getByText('Book', { exact: true }).click()
      await findHotels(page)
    },
  },
  'focus-trap': {
    ...plain(
      `<button onclick="focusTrap.createFocusTrap('#box').activate()">Open</button><div id="box"><button>First</button>${booking}</div>`,
      npm('tabbable/dist/index.umd.js') + npm('focus-trap/dist/focus-trap.umd.js') + tag,
    ),
    act: async (page) => {
      await page.getByText('Open', { exact: true }).click()
      // The trap takes the focus in a timer of its own, which would close the suggestions of a field that is filled before.
      await page.waitForFunction("document.activeElement?.textContent === 'First'")
      await findHotels(page)
    },
  },
  'a jQuery UI dialog': opened(
    `<button onclick="$('#box').dialog({ modal: true, width: 1100, height: 800 })">Open</button><div id="box" hidden>${booking}</div>`,
    `${npm('jquery/dist/jquery.js')}${npm('jquery-ui/dist/jquery-ui.js')}
    <link rel="stylesheet" href="/npm/jquery-ui/dist/themes/base/jquery-ui.css"><style>.ui-dialog-content { display: block !important }</style>`,
  ),

  'RequireJS on the page': plain(booking, npm('requirejs/require.js') + tag),
  'RequireJS as loader': plain(
    booking,
    `${settings}${npm('requirejs/require.js')}${run(`require(['${address}'])`)}`,
  ),
  'zone.js': plain(booking, npm('zone.js/bundles/zone.umd.js') + tag),
  'core-js': plain(booking, npm('core-js-bundle/minified.js') + tag),
  Alpine: {
    ...plain(
      `<div x-data="{ open: false }"><button @click="open = true">Open</button><template x-if="open">${booking}</template></div>`,
      `<script defer src="/npm/alpinejs/dist/cdn.min.js"></script>${tag}`,
    ),
    act: async (page) => {
      await page.getByText('Open', { exact: true }).click()
      await findHotels(page)
    },
  },
}

it.each(Object.keys(rows))('a journey works on a page with %s', (name) =>
  expectJourney(rows[name], folder.path),
)
