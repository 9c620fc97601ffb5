import './settings.js'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.jsx'

const { props } = JSON.parse(document.getElementById('props').textContent)
hydrateRoot(document.getElementById('app'), <Page {...props} />)
