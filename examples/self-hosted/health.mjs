// Exit code 0 when HEALTH_URL answers 200 within four seconds.
const url = process.env.HEALTH_URL ?? 'http://127.0.0.1:8787/readyz'
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.status === 200 ? 0 : 1)
