#!/usr/bin/env node
// The command line: bin/cli.ts, built into dist/ by `npm run build`.
import '../dist/cli.js';
