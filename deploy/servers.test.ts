import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../scripts/lib/root.ts'

interface Port {
  readonly name: string
  readonly containerPort?: number
  readonly targetPort?: string
}

interface Container {
  readonly ports: readonly Port[]
  readonly env?: readonly { readonly name: string; readonly value?: string }[]
  readonly readinessProbe: Readonly<Record<string, { readonly port?: string; readonly path?: string }>>
  readonly livenessProbe: Readonly<Record<string, { readonly port?: string; readonly path?: string }>>
  readonly volumeMounts?: readonly { readonly name: string }[]
}

interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec: {
    readonly replicas: number
    readonly serviceName?: string
    readonly clusterIP?: string
    readonly selector: { readonly matchLabels?: object } & object
    readonly ports: readonly Port[]
    readonly template: {
      readonly metadata: { readonly labels: object }
      readonly spec: {
        readonly containers: readonly Container[]
        readonly volumes?: readonly { readonly name: string; readonly configMap: { readonly name: string } }[]
      }
    }
  }
}

const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const conf = text('deploy/nginx.scale.conf')
const documents = parseAllDocuments(text('deploy/kubernetes.yaml'))
const resources = documents.map((document): Resource => document.toJS())
const named = (kind: string, name: string): Resource => {
  const found = resources.find((each) => each.kind === kind && each.metadata.name === name)
  if (!found) throw new Error(`deploy/kubernetes.yaml has no ${kind} ${name}.`)
  return found
}
const workloads = [named('StatefulSet', 'server'), named('Deployment', 'front')]

/** The servers in a configuration of nginx, with their ports. */
const serversOf = (site: string): string[] => [...site.matchAll(/^\s*server (\S+:\d+) /gm)].map(([, name = '']) => name)

test('has the needed kinds in deploy/kubernetes.yaml, each in the version of its API', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  expect(resources.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`)).toEqual([
    'v1 Service servers',
    'apps/v1 StatefulSet server',
    'v1 ConfigMap front',
    'apps/v1 Deployment front',
    'v1 Service acometida',
  ])
})

test('matches each selector with the labels and each service with a named port', () => {
  for (const { spec } of workloads) expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
  for (const [service, workload] of [
    [named('Service', 'servers'), workloads[0]],
    [named('Service', 'acometida'), workloads[1]],
  ] as const) {
    expect(service.spec.selector).toEqual(workload?.spec.template.metadata.labels)
    const ports = workload?.spec.template.spec.containers.flatMap((container) =>
      container.ports.map(({ name }) => name),
    )
    for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort)
  }
  expect(named('StatefulSet', 'server').spec.serviceName).toBe('servers')
  expect(named('Service', 'servers').spec.clusterIP).toBe('None')
})

test('probes each container at a port that it has, and mounts volumes that exist', () => {
  for (const { spec } of workloads)
    for (const { ports, readinessProbe, livenessProbe, volumeMounts = [] } of spec.template.spec.containers) {
      for (const probe of [readinessProbe, livenessProbe]) {
        const port = (probe['httpGet'] ?? probe['tcpSocket'])?.port
        expect(ports.map(({ name }) => name)).toContain(port)
      }
      const { volumes = [] } = spec.template.spec
      expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name))
      for (const { configMap } of volumes)
        expect(named('ConfigMap', configMap.name).data).toHaveProperty(['default.conf'])
    }
  const [server] = named('StatefulSet', 'server').spec.template.spec.containers
  expect([server?.readinessProbe['httpGet']?.path, server?.livenessProbe['httpGet']?.path]).toEqual([
    '/ready',
    '/health',
  ])
  expect(server?.env?.find(({ name }) => name === 'PORT')?.value).toBe(String(server?.ports[0]?.containerPort))
})

test('runs nginx in front of each server of Kubernetes, with the file that Docker has', () => {
  const site = named('ConfigMap', 'front').data?.['default.conf'] ?? ''
  const { replicas } = named('StatefulSet', 'server').spec
  const names = Array.from({ length: replicas }, (_, n) => `server-${n}.servers.default.svc.cluster.local:4000`)
  expect(serversOf(site)).toEqual(names)
  const ownNames = names.reduce((all, name, n) => all.replace(`server server-${n + 1}:4000`, `server ${name}`), conf)
  const withoutResolver = (file: string) => file.replace(/^# A server that is made again.*\nresolver .*\n/m, '')
  expect(withoutResolver(site)).toBe(withoutResolver(ownNames))
})

test('names in deploy/compose.scale.yml each server of nginx, with its worlds in memory', () => {
  const {
    services,
  }: {
    services: Record<string, { environment: Record<string, string>; depends_on?: object; volumes?: string[] }>
  } = parse(text('deploy/compose.scale.yml'), { merge: true })
  const names = serversOf(conf).map((server) => server.replace(/:4000$/, ''))
  expect(names).toHaveLength(4)
  expect(Object.keys(services)).toEqual(['front', ...names])
  expect(Object.keys(services['front']?.depends_on ?? {})).toEqual(names)
  expect(services['front']?.volumes).toEqual(['./nginx.scale.conf:/etc/nginx/conf.d/default.conf:ro'])
  for (const name of names)
    expect(services[name]?.environment).toMatchObject({ NODE_NAME: name, DATABASE: ':memory:', PORT: '4000' })
})
