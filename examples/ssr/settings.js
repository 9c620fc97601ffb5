// Imported before any element: server-rendered elements start as soon as their code has loaded.
import { configure } from '@staykit/sdk'

configure({ refId: '8183', apiBase: 'http://localhost:8787' })
