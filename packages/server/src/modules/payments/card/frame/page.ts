import { CARD_FRAME_PATH } from '@staykit/contract'
import { html } from '../../../../kernel/http/html.ts'

/** Fields of the sandbox's cards; Stripe has its own. */
const fields = html`<form id="card" class="card" autocomplete="on" novalidate>
  <div class="field" data-field="number">
    <label for="number" data-word="number"></label>
    <div class="affix">
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="5.500" width="18" height="13.500" rx="2.500"/><path d="M3 10h18M6.500 15h4"/></svg>
      <input class="input" id="number" name="cardnumber" type="text" inputmode="numeric" autocomplete="cc-number" spellcheck="false" maxlength="40" dir="ltr" aria-describedby="brand number-error">
      <span class="tag" id="brand" hidden></span>
    </div>
    <p class="error" id="number-error" aria-live="polite" hidden></p>
  </div>
  <div class="pair">
    <div class="field" data-field="expiry">
      <label for="expiry" data-word="expires"></label>
      <input class="input" id="expiry" name="cc-exp" type="text" inputmode="numeric" autocomplete="cc-exp" data-hint="expiryHint" spellcheck="false" maxlength="20" dir="ltr" aria-describedby="expiry-error">
      <p class="error" id="expiry-error" aria-live="polite" hidden></p>
    </div>
    <div class="field" data-field="cvc">
      <label for="cvc" data-word="cvc"></label>
      <input class="input" id="cvc" name="cvc" type="text" inputmode="numeric" autocomplete="cc-csc" spellcheck="false" maxlength="4" dir="ltr" aria-describedby="cvc-error">
      <p class="error" id="cvc-error" aria-live="polite" hidden></p>
    </div>
  </div>
</form>`

/** Challenge of the sandbox's bank (3-D Secure). */
const challenge = html`<section id="challenge" class="challenge" aria-labelledby="challenge-title" hidden>
  <h1 id="challenge-title" tabindex="-1" data-word="challengeTitle"></h1>
  <p id="challenge-text"></p>
  <div class="pair">
    <button class="btn primary" id="challenge-complete" type="button" data-word="complete"></button>
    <button class="btn" id="challenge-fail" type="button" data-word="fail"></button>
  </div>
</section>`

/**
 * The one page of the card frame. It contains no script, style or text, for a strict policy; its script adds the texts
 * of its language.
 */
export function framePage(facts: {
  readonly parent: string
  readonly locale: string
  /** Saves a card, without its CVC. */
  readonly isNew: boolean
  readonly stripeKey: string | undefined
  readonly files: { readonly script: string; readonly style: string }
}): string {
  return html`<!doctype html>
<html lang="${facts.locale}" data-parent="${facts.parent}" data-stripe="${facts.stripeKey ?? ''}" data-mode="${facts.isNew ? 'new' : 'checkout'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title>
<link rel="stylesheet" href="${CARD_FRAME_PATH}/${facts.files.style}">
<script type="module" src="${CARD_FRAME_PATH}/${facts.files.script}"></script>
</head>
<body>
${fields}
<div id="stripe-card" hidden></div>
${challenge}
<noscript>Please allow scripts to pay by card.</noscript>
</body>
</html>`.text
}
