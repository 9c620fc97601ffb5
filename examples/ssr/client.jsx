import { configure } from '@staykit/sdk'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.jsx'

configure({ refId: '8183', apiBase: 'http://localhost:8787' })

const { props } = JSON.parse(document.getElementById('props').textContent)
hydrateRoot(document.getElementById('app'), <Page {...props} />)
