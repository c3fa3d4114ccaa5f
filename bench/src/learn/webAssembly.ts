/** As much of WebAssembly as training needs: Node's types have none. */
type WasmApi = {
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: true;
  }) => SharedWasmMemory;
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

export type SharedWasmMemory = { readonly buffer: SharedArrayBuffer };

declare const WebAssembly: WasmApi;

export function makeSharedMemory(bytes: number): SharedWasmMemory {
  return new WebAssembly.Memory({ initial: Math.ceil(bytes / 65536), maximum: 65536, shared: true });
}

/** What a program exports, run on a memory that it shares with other threads. */
export function startProgram(program: Uint8Array, memory: SharedWasmMemory): unknown {
  return new WebAssembly.Instance(new WebAssembly.Module(program), { env: { memory } }).exports;
}
