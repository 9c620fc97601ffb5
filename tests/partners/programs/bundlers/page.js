import { configure } from '@staykit/sdk'
import '@staykit/sdk/search'

configure({ refId: '8183', apiBase: 'http://api.test' })
document.querySelector('#app').append(document.createElement('stay-search'))
