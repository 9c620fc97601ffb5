import { configure } from '@staykit/sdk'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

configure({ refId: '8183', apiBase: 'http://localhost:8787' })

const box = document.getElementById('app')
if (box) {
  createRoot(box).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
