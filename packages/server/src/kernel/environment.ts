import { resolve } from 'node:path'
import * as z from 'zod'

/** Root of the checkout: where `.staykit/`, `sdk/dist` and `site/dist` are. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..')

/** A setting that a person must change; the message is one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const text = z.string().min(1)
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Rules of variables that belong together. */
interface Rules<Name extends string> {
  /** Groups of which all are set, or none. */
  readonly together?: readonly (readonly Name[])[]
  /** What a server that sells for real must have, and how to find it. */
  readonly needed?: { readonly [Each in Name]?: string }
  /** Addresses that are encrypted in production, or do not leave the machine. */
  readonly encrypted?: readonly Name[]
  /** Refused unless NODE_ENV=test. */
  readonly testOnly?: readonly Name[]
}

/** Environment variables of one part of the server. */
export interface Variables<Shape extends z.ZodRawShape = z.ZodRawShape> extends Rules<string> {
  readonly shape: Shape
}

/** Their rules can name these variables alone. */
export const variables = <const Shape extends z.ZodRawShape>(
  of: { readonly shape: Shape } & Rules<keyof Shape & string>,
): Variables<Shape> => of

/** What the variables of one part are once they are parsed. */
export type ValuesOf<Part extends Variables> = z.output<z.ZodObject<Part['shape']>>
