// Imported before any element: those that the server wrote start as soon as their code is there.
import { configure } from '@staykit/sdk'

configure({ refId: '8183', apiBase: 'http://localhost:8787' })
