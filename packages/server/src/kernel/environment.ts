import { resolve } from 'node:path'
import * as z from 'zod'

/** Root of the checkout, with `.staykit/`, `sdk/dist` and `site/dist`. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..')

/** Thrown for a setting that a person must change; the message is one line that says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const text = z.string().min(1)
export const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** Rules of related variables. */
interface Rules<Name extends string> {
  /** Groups of variables that are set together or not at all. */
  readonly together?: readonly (readonly Name[])[]
  /** Variables that a server in production needs, and how to get them. */
  readonly needed?: { readonly [Each in Name]?: string }
  /** Addresses that must use TLS in production, unless they are on this machine. */
  readonly encrypted?: readonly Name[]
  /** Variables that are refused unless NODE_ENV=test. */
  readonly testOnly?: readonly Name[]
}

/** Environment variables of one part of the server. */
export interface Variables<Shape extends z.ZodRawShape = z.ZodRawShape> extends Rules<string> {
  readonly shape: Shape
}

/** Declares variables; the rules can name only these. */
export const variables = <const Shape extends z.ZodRawShape>(
  of: { readonly shape: Shape } & Rules<keyof Shape & string>,
): Variables<Shape> => of

/** Parsed values of the variables of one part. */
export type ValuesOf<Part extends Variables> = z.output<z.ZodObject<Part['shape']>>
