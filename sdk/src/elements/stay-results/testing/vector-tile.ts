import { PbfWriter } from 'pbf'

type Point = readonly [x: number, y: number]
export interface TileFeature {
  readonly layer: string
  readonly properties: Readonly<Record<string, string>>
  readonly kind: 'point' | 'line' | 'area'
  /** In 4096ths of the tile's side, to the right and down. */
  readonly points: readonly Point[]
}

const geometryTypes = { point: 1, line: 2, area: 3 } as const

const zigzag = (value: number) => (value << 1) ^ (value >> 31)

/** Commands of a path: MoveTo, LineTo, ClosePath. */
function commands({ points, kind }: TileFeature): number[] {
  let [lastX, lastY] = [0, 0]
  const steps = points.map(([x, y]) => {
    const step = [zigzag(x - lastX), zigzag(y - lastY)]
    ;[lastX, lastY] = [x, y]
    return step
  })
  const [first = [], ...others] = steps
  if (kind === 'point') return [1 | (1 << 3), ...first]
  const lines = [1 | (1 << 3), ...first, 2 | (others.length << 3), ...others.flat()]
  return kind === 'area' ? [...lines, 7 | (1 << 3)] : lines
}

/** A tile as a map service sends it (Mapbox Vector Tile Specification 2.1), each feature in its own layer. */
export function vectorTile(features: readonly TileFeature[]): Uint8Array<ArrayBuffer> {
  const tile = new PbfWriter()
  for (const feature of features)
    tile.writeMessage(
      3,
      (_, layer) => {
        const names = Object.keys(feature.properties)
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, feature.layer)
        layer.writeMessage(
          2,
          (_none, part) => {
            part.writePackedVarint(
              2,
              names.flatMap((_name, index) => [index, index]),
            )
            part.writeVarintField(3, geometryTypes[feature.kind])
            part.writePackedVarint(4, commands(feature))
          },
          undefined,
        )
        for (const name of names) layer.writeStringField(3, name)
        for (const name of names)
          layer.writeMessage(
            4,
            (text, value) => value.writeStringField(1, text),
            feature.properties[name] ?? '',
          )
        layer.writeVarintField(5, 4096)
      },
      undefined,
    )
  return new Uint8Array(tile.finish())
}
