// npm run pseudo: starts a copy of the product with the pseudo-languages, until Ctrl-C. Ports and data folder are those
// of the environment, as for npm start.
import { spawn } from 'node:child_process'
import { pseudoTree } from './tree.ts'

const tree = await pseudoTree()
console.log(`The product in pseudo-languages: ?lang=xa and ?lang=xb (its copy is ${tree})`)
const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: tree, stdio: 'inherit' })
// Ctrl-C reaches both processes; the product ends its own.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('close', (code) => process.exit(code ?? 0))
