// npm run wire: writes docs/reference/wire.json.
import { writeFileSync } from 'node:fs'
import { wireFile, wireText } from './wire.ts'

writeFileSync(wireFile, wireText())
