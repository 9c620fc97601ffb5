// npm run showcase: npm start with everything that needs configuration: logins of other companies, a platform's members,
// machine translation, apps, a wallet elsewhere, a banner. Stand-ins replace the other companies. Its data have a folder of
// their own. Until Ctrl-C.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readConfig } from '@staykit/server/config'
import { openidProvider } from '../../packages/server/src/adapters/openid/testing/openid-provider.ts'
import { PLATFORM_BRAND, startStandIns } from './stand-ins.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
const { PUBLIC_URL, SITE_URL } = readConfig()
const [provider, standIns] = await Promise.all([openidProvider([PUBLIC_URL]), startStandIns(PUBLIC_URL)])
provider.person = {
  ...{ sub: 'showcase', email: 'sam@showcase.test', email_verified: true },
  ...{ given_name: 'Sam', family_name: 'Showcase' },
}
const env = {
  STAYKIT_HOME: join(root, '.staykit/showcase'),
  ...process.env,
  ...provider.environment,
  ALLOWED_ORIGINS: standIns.origin,
  SITE_BANNER: 'This is the showcase: other companies are stand-ins.',
  SITE_TRANSLATE_SCRIPT: `${standIns.origin}/translate.js`,
  SITE_WALLET_URL: `${standIns.origin}/wallet`,
  SITE_APP_STORE_URL: `${standIns.origin}/app-store`,
  SITE_GOOGLE_PLAY_URL: `${standIns.origin}/google-play`,
}

const product = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: root,
  env,
  stdio: ['inherit', 'pipe', 'inherit'],
})
product.stdout.pipe(process.stdout)
// Ctrl-C reaches both processes; the product ends its own.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => product.kill('SIGTERM'))
product.on('close', (code) => process.exit(code ?? 0))

const isRunning = new Promise<void>((done) => {
  product.stdout.on('data', (text) => String(text).includes('Staykit is running.') && done())
})
await isRunning
const words = ['brand', 'set', PLATFORM_BRAND, 'flags.enablePlatformAuth', 'true']
await run(process.execPath, ['packages/server/src/commands/staykit.ts', ...words], { cwd: root, env })
console.log(`What it shows:

  Banner, app stores   ${SITE_URL}/
  100 languages        ${SITE_URL}/faq  ("Choose Language", "More languages")
  Social logins        ${SITE_URL}/login  (as Sam Showcase)
  Platform login       ${standIns.origin}/members  (brand ${PLATFORM_BRAND})
  External wallet      ${SITE_URL}/  (in the menu of a member)
  Deal codes           ${SITE_URL}/hotel-deals/Testville/KS  (STAY60)
  Flights, cars        ${SITE_URL}/flights  (lead to the partner's page at ${PUBLIC_URL}/dev/partner)
`)
