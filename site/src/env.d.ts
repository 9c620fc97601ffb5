declare namespace App {
  interface Locals {
    /** Of this answer's policy: style elements that carry it are ours. */
    nonce: string
  }
}
