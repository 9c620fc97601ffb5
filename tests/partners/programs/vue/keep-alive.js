import '@staykit/sdk/search'
import { configure } from '@staykit/sdk'
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js'

configure({ refId: '8183', apiBase: 'http://api.test' })

const app = createApp({
  components: {
    First: { template: '<stay-search></stay-search>' },
    Other: { template: '<p>Another tab</p>' },
  },
  setup: () => ({ tab: ref('First') }),
  template: `
    <button @click="tab = 'First'">First tab</button>
    <button @click="tab = 'Other'">Other tab</button>
    <KeepAlive><component :is="tab"></component></KeepAlive>`,
})
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('stay-')
app.mount('#app')
