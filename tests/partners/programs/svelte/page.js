import '@staykit/sdk/booking'
import '@staykit/sdk/search'
import { configure } from '@staykit/sdk'
import { mount } from 'svelte'
import Page from './Page.svelte'

configure({ refId: '8183', apiBase: 'http://api.test' })
window.rich = { an: 'object' }
mount(Page, { target: document.getElementById('app'), props: { rich: window.rich } })
