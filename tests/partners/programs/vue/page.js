import '@staykit/sdk/booking'
import '@staykit/sdk/search'
import { configure } from '@staykit/sdk'
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js'

configure({ refId: '8183', apiBase: 'http://api.test' })
const rich = { an: 'object' }

const app = createApp({
  setup() {
    const turn = ref(1)
    window.update = () => {
      turn.value = 2
    }
    window.found = () => document.querySelector('stay-search').localName
    const record = (words) => window.events.push(words)
    return { turn, rich, record }
  },
  template: `
    <stay-search class="mine" :style="{ display: 'block' }" data-own="yes" aria-label="Search" variant="tabbed"
      location-id="800" :locationName="'Lisbon'" :rooms="turn" :handOff="turn === 2" :forms.prop="rich"
      @stay-ready="record('ready')" @stay-search="(event) => record('search ' + turn + ' ' + event.detail.rooms)"
      @stay-navigate="(event) => event.preventDefault()" @click="record('click')">
      <p slot="flights">Turn {{ turn }}</p>
    </stay-search>
    <stay-booking v-if="turn === 1" id="booking" @stay-screen="(event) => record(event.detail.screen)"></stay-booking>`,
})
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('stay-')
window.rich = rich
app.mount('#app')
