// The compiler is part of the page, so that templates compile in the browser and any bundler works.
import '@angular/compiler'
import '@staykit/sdk/booking'
import '@staykit/sdk/search'
import { Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, signal, ViewChild } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { configure } from '@staykit/sdk'

configure({ refId: '8183', apiBase: 'http://api.test' })
window.rich = { an: 'object' }

@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <stay-search #search class="mine" [style.display]="'block'" data-own="yes" aria-label="Search" variant="tabbed"
      location-id="800" [locationName]="'Lisbon'" [rooms]="turn()" [handOff]="turn() === 2" [forms]="rich"
      (stay-ready)="record('ready')" (stay-search)="record('search ' + turn() + ' ' + $event.detail.rooms)"
      (stay-navigate)="$event.preventDefault()" (click)="record('click')">
      <p slot="flights">Turn {{ turn() }}</p>
    </stay-search>
    @if (turn() === 1) {
      <stay-booking id="booking" (stay-screen)="record($event.detail.screen)"></stay-booking>
    }`,
})
class App {
  readonly turn = signal(1)
  readonly rich = window.rich
  @ViewChild('search') search?: ElementRef<HTMLElementTagNameMap['stay-search']>

  constructor() {
    window.update = () => this.turn.set(2)
    window.found = () => this.search?.nativeElement.localName ?? ''
  }

  record(words: string) {
    window.events.push(words)
  }
}

bootstrapApplication(App)
