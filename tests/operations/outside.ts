import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { duffelStandIn } from '../../packages/server/src/adapters/duffel/testing/duffel-stand-in.ts'
import { stripeStandIn } from '../../packages/server/src/adapters/stripe/testing/stripe-stand-in.ts'
import { mailServer, provider } from '../../packages/server/src/commands/check-live/testing/stand-ins.ts'

/** An empty database. */
async function newDatabase(): Promise<string> {
  const name = `selling_${randomBytes(6).toString('hex')}`
  const template = inject('templateUrl')
  const client = new pg.Client({ connectionString: template.replace(/\/staykit$/, '/postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  })
  return template.replace(/\/staykit$/, `/${name}`)
}

/** The variables for going live, with stand-ins for external systems. */
export async function outside() {
  const mails: string[] = []
  const [stripe, duffel] = await Promise.all([stripeStandIn(), duffelStandIn()])
  onTestFinished(() => Promise.all([stripe.close(), duffel.close()]).then(() => undefined))
  const rates = "<Cube currency='USD' rate='1.08'/><Cube currency='GBP' rate='0.85'/>"
  return {
    mails,
    stripe,
    duffel,
    environment: {
      SANDBOX: '',
      PUBLIC_URL: 'https://api.example.com',
      SITE_URL: 'https://www.example.com',
      DATABASE_URL: await newDatabase(),
      TRUST_PROXY: '1',
      DUFFEL_ACCESS_TOKEN: duffel.token,
      DUFFEL_API_BASE: duffel.url,
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
      STRIPE_API_BASE: stripe.url,
      EXCHANGE_RATES_URL: `${await provider({ '/day': rates })}/day`,
      SMTP_URL: `smtp://user:right@${await mailServer(mails)}`,
      MAIL_FROM: 'Acme Trips <stays@acme.travel>',
    },
  }
}
