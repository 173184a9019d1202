// Node has WebAssembly, but its types ship only with the browser's, which the server doesn't load.
declare namespace WebAssembly {
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
}
