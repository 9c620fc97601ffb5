import { html } from '../../../../kernel/http/html.ts'
import { page, problem } from './layout.ts'

/** With a button for passkeys, if an operator has one. */
export const signInPage = (hasOperators: boolean, message?: string): string =>
  page(
    'Sign in',
    html`<section class="card narrow"><h1>Brands</h1>${problem(message)}${hasOperators && html`<p data-passkey="sign-in" hidden><button type="button" class="primary">Sign in with a passkey</button> <span class="hint" role="alert"></span></p>`}
<form method="post" action="/admin/sign-in" class="stack"><input type="text" name="username" value="admin" autocomplete="username" hidden><p class="field"><label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<span class="hint">ADMIN_TOKEN of the server; npm start prints one. It manages operators, and does all else while there are none.</span></p>
<p><button class="primary">Sign in</button></p></form></section>`,
    undefined,
  )

export const closedPage = (): string =>
  page(
    'Closed',
    html`<section class="card narrow"><h1>This page is closed</h1>
<p>It opens when the server has a token: 16 random characters or more. Set it in .env or in the environment, and start the server again:</p>
<pre><code>ADMIN_TOKEN="$(openssl rand -hex 24)"</code></pre>
<p>In development npm start makes a token for each start, and prints it. The command <code>npx staykit brand</code> needs none.</p></section>`,
    undefined,
  )
