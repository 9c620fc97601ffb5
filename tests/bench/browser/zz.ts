import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { createServer } from 'node:http'
import { readFileSync, statSync } from 'node:fs'
import { pagesFolder, buildPages } from './build-pages.ts'
buildPages()
const s=createServer((q,r)=>{let f=pagesFolder+new URL(q.url!,'http://x').pathname; if(f.endsWith('/'))f+='index.html'; if(!statSync(f,{throwIfNoEntry:false})?.isFile())return r.writeHead(404).end(); r.writeHead(200,{'content-type':f.endsWith('js')?'text/javascript':'text/html'}).end(readFileSync(f))}).listen(9911)
const b=await chromium.launch({executablePath:chromiumPath(),args:chromiumFlags})
const p=await b.newPage({viewport:{width:1280,height:900}})
const cdp=await p.context().newCDPSession(p)
await cdp.send('Emulation.setCPUThrottlingRate',{rate:4})
await p.goto('http://localhost:9911/stay-results/');await p.waitForTimeout(3000)
await cdp.send('Performance.enable');await cdp.send('Profiler.enable');await cdp.send('Profiler.setSamplingInterval',{interval:200})
const m=async()=>Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]))
const h=await p.evaluateHandle(()=>document.querySelector('stay-results')!.shadowRoot!.querySelector('fieldset:nth-of-type(2) label:nth-of-type(2)'))
await h.asElement()!.click();await p.waitForTimeout(500);await h.asElement()!.click();await p.waitForTimeout(500)
await cdp.send('Profiler.start');const a=await m()
for(let i=0;i<10;i++){await h.asElement()!.click();await p.waitForTimeout(500)}
const z=await m();const {profile}=await cdp.send('Profiler.stop')
for(const k of ['ScriptDuration','LayoutDuration','RecalcStyleDuration','TaskDuration','LayoutCount','RecalcStyleCount'])console.log(k,((z[k]-a[k])/10*(k.endsWith('Count')?1:1000)).toFixed(1))
const self=new Map<string,number>();const id=new Map(profile.nodes.map(n=>[n.id,n]))
profile.samples!.forEach((n,i)=>{const f=id.get(n)!.callFrame;const k=f.functionName+' '+f.url.split('/').pop()+':'+f.lineNumber+':'+f.columnNumber;self.set(k,(self.get(k)??0)+profile.timeDeltas![i]/1000/10)})
for(const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,25))console.log(v.toFixed(2),k)
await b.close();s.close()
