// donjon, rules 1.0.0, with the engine they were played on (47d212dc). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
};
function r(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => r(e));
	let t = {};
	for (let n of Object.keys(e)) i(t, n, r(e[n]));
	return t;
}
function i(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var a = (e, t, n, r) => r === void 0 ? {
	kind: e,
	seat: t,
	steps: n
} : {
	kind: e,
	seat: t,
	steps: n,
	text: r
}, o = /* @__PURE__ */ new Map();
function s(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = o.get(r) ?? [];
	return i.length === 0 && o.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var c = (e) => Array.from({ length: 8 }, (t, n) => [s(e, n)]), l = [], u = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n), d = (e, t, n) => u(e, t, n)?.steps ?? l;
function f(e, t, n, r, i) {
	e.core.aside = e.core.aside.filter((e) => e.kind !== t || e.seat !== n), r.length > 0 && e.core.aside.push(a(t, n, r, i));
}
function p(e, t, r, i) {
	let a = d(t, r, i);
	if (a.length === 0) return l;
	let o = e.beside[r];
	if (o.fitting !== void 0) {
		let e = o.fitting(t, i, a);
		return e === a.length ? a : a.slice(0, e);
	}
	let s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var m = (e, t, n, r) => d(t, n, r).length - p(e, t, n, r).length;
function h(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function ee(e, t, r) {
	let i = [], a = new n();
	for (let n of e.besides) {
		if (!h(e, t, n)) continue;
		let o = e.beside[n];
		for (let c = r ?? 0; c < (r === void 0 ? t.core.answered.length : r + 1); c++) {
			let r = p(e, t, n, c), l = o.step(t, c, r);
			l !== void 0 && (a.count = 0, o.options(t, c, r, a), a.count > 0 && i.push(s(l, c, n)));
		}
	}
	return i;
}
function te(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, p(e, t, i, n.seat), r);
}
function ne(e, t, n, r, i) {
	let a = n.beside, { seat: o } = n, s = e.beside[a], c = [...p(e, t, a, o), r], d = i ?? u(t, a, o)?.text;
	if (f(t, a, o, l), s.step(t, o, c) === void 0) return s.carryOut(t, o, c, d);
	f(t, a, o, c, d);
}
function re(e, { beside: t, seat: n }, r, i) {
	let a = i ?? u(e, t, n)?.text;
	f(e, t, n, [...d(e, t, n), r], a);
}
var g = (e, t, { beside: n, seat: r }, i) => h(e, t, n) && p(e, t, n, r).length > i, ie = (e, t, n) => e.beside[n.beside].step(t, n.seat, p(e, t, n.beside, n.seat)) === n.kind, ae = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...p(e, t, n.beside, n.seat), r]) === void 0;
function oe(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && h(e, t, r.kind));
	if (r !== void 0) return f(t, r.kind, n, p(e, t, r.kind, n).slice(0, -1)), r.kind;
}
var se = [], ce = [], le;
function ue(e) {
	se.push(e);
}
function de(e) {
	ce.push(e);
}
function fe(e) {
	le !== void 0 && le(e());
}
var pe = () => ce.length === 0 ? me : ce.splice(0), me = [];
function he(e) {
	for (let t = se.pop(); t !== void 0; t = se.pop()) e.push(t);
}
function ge(e, t, n) {
	se.length > 0 && he(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (se.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		se.length > 0 && he(n);
	}
}
var _e = [];
function ve(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? _e : e.procedures[n.proc].asks(t, n, e);
}
function ye(e, t) {
	let n = ve(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...ee(e, t)];
}
function be(e, t, n, r = ve(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...ee(e, t, n)];
}
function xe(e, t, n, r) {
	if (r.count = 0, n.optional) te(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var Se = (e, t, r) => xe(e, t, r, new n()).toArray();
function Ce(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, Te(e, t, i, n, r, a);
}
function we(e, t, n) {
	Te(e, t, n);
}
function Te(e, t, n, r, i = "", a) {
	let o = le;
	le = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = ne(e, t, r, i, a);
				n !== void 0 && ue(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (ge(e, t, s), ce.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		le = o, se.length > 0 && (se.length = 0), ce.length > 0 && (ce.length = 0);
	}
}
var Ee = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function De(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !Ee.test(t) && [...t].length <= 140 ? t : void 0;
}
var Oe = 1540;
function ke(e) {
	if (typeof e == "string") {
		if (e.length > Oe) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: Ae(a) };
		return ke({
			n: Number(n),
			kind: r,
			option: i,
			...o
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r, text: i } = e;
	if (typeof t != "string" || typeof n != "string" || typeof r != "number" || t.length > 200 || n.length > 200 || !Number.isSafeInteger(r)) return;
	if (i === void 0) return {
		kind: t,
		option: n,
		n: r
	};
	let a = De(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function Ae(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var je = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Me(e, t, n, r) {
	if (!je(t, n)) return Ne("ENG-NO-SUCH-SEAT");
	let i = ke(r);
	if (i === void 0) return Ne("ENG-MALFORMED");
	if (t.core.stack.length === 0) return Ne("ENG-OVER");
	if (i.n !== t.core.answered[n]) return Ne("ENG-LATE");
	let a = ye(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? Ne("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? Ne("ENG-TEXT-2") : Se(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Pe(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var Ne = (e) => ({ refused: { rule: e } });
function Pe(e, t, r) {
	let i = new n();
	return i.refused = [], xe(e, t, r, i), i.refused;
}
function Fe(e, t, n, r = !1) {
	if (!je(t, n)) return Ne("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : oe(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : Ne("ENG-NOTHING-TO-TAKE-BACK");
}
var Ie = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Le = Ie("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), Re = Ie("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), ze = /* @__PURE__ */ new Int32Array(64), Be = (e, t) => e >>> t | e << 32 - t, Ve = /* @__PURE__ */ new Uint8Array(972), He = /* @__PURE__ */ new Int32Array(8);
function Ue(e) {
	let t = e.length * 3 + 72, n = t <= Ve.length ? Ve : new Uint8Array(t), r = Ge(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	He.set(Le);
	for (let e = 0; e < i; e += 64) We(He, n, e);
	return He;
}
function We(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		ze[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = ze[e - 15], n = ze[e - 2], r = Be(t, 7) ^ Be(t, 18) ^ t >>> 3, i = Be(n, 17) ^ Be(n, 19) ^ n >>> 10;
		ze[e] = ze[e - 16] + r + ze[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = Be(s, 6) ^ Be(s, 11) ^ Be(s, 25), n = u + t + (s & c ^ ~s & l) + Re[e] + ze[e] | 0, d = (Be(r, 2) ^ Be(r, 13) ^ Be(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ge(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function Ke(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function qe(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (Ke(e) & n) >>> 0;
	for (; r >= t;) r = (Ke(e) & n) >>> 0;
	return r;
}
function Je(e) {
	let t = Ue(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Ye = (e, t) => Je(`oubliette entry\n${t}\n${e}`);
function Xe(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: Je(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
function Ze(e) {
	e.core.known++;
}
function _(e, t) {
	return e.core.known++, 1 + qe(e.core.chance, t);
}
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = qe(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function Qe(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function $e(e, t, n, r = {}) {
	return {
		rule: e,
		where: t,
		what: "of-game",
		code: n,
		params: r
	};
}
function et(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, tt(r, e.core));
	}
	return r;
}
function tt(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = nt(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: o,
		aside: i.length === 0 ? [] : i.map((e) => a(e.kind, e.seat, e.steps, e.text))
	};
}
var nt = (e, t) => e.procedures[t.proc].copy(t, e), rt = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function it(e, t) {
	return {
		type: "flag",
		default: e,
		...t
	};
}
function at(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function ot(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function st(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "settings",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `settings.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = ct(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function ct(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var lt = [];
function ut(e, { seats: t, settings: n, given: r }) {
	let i = st(e.settings, n), [a, o] = e.seats;
	if (!Number.isInteger(t) || t < a || t > o) {
		let e = {
			rule: "ENG-SEATS-1",
			where: "seats",
			what: "not-a-number",
			least: a,
			most: o
		};
		return { faults: "faults" in i ? [e, ...i.faults] : [e] };
	}
	if ("faults" in i) return i;
	let s = i.values, c;
	if (e.readGiven !== void 0) {
		let n = e.readGiven(r, {
			seats: t,
			settings: s
		});
		if ("faults" in n) return n;
		c = n.value;
	} else if (r !== void 0) return { faults: [{
		rule: "ENG-GIVEN-1",
		where: "given",
		what: "unknown"
	}] };
	let l = {
		seats: t,
		settings: s,
		given: c
	}, u = e.roles === void 0 ? lt : dt(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function dt(e, t) {
	let n = e.reduce((e, t) => e + t.least, 0), r = e.reduce((e, t) => e + t.most, 0);
	if (t < n || t > r) return {
		rule: "ENG-ROLE-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	};
	let i = t - n;
	return e.flatMap(({ key: e, least: t, most: n }) => {
		let r = Math.min(i, n - t);
		return i -= r, Array(t + r).fill(e);
	});
}
function ft(e, t) {
	let n = ut(e, t);
	return "faults" in n ? n.faults : [];
}
function pt(e, t) {
	let n = ut(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function mt(e, t, n) {
	let { terms: r, roles: i } = pt(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Xe(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], we(e, c, n), c;
}
function ht(e, t) {
	let n = [], r = mt(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return gt(e, r, {
		opening: n,
		terms: pt(e, t).terms,
		seed: i
	});
}
function gt(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		first: t,
		opening: n,
		terms: r,
		seed: i,
		before: a,
		entries: [],
		moves: [],
		state: t
	};
}
function _t(e, t) {
	let n = t.verb === "answer" ? vt(e, t) : bt(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function vt(e, t) {
	let n = Me(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	St(e, r, r.beside === void 0 ? 0 : m(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state), { option: o, text: s } = i;
	e.moves.push(yt(e, a, {
		ask: r,
		option: o,
		text: s,
		entry: e.before + e.entries.length
	})), e.state = a;
}
function yt({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Ye(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : p(e, n, r.beside, r.seat).length, f = r.optional && !ae(e, n, r, i), m = [];
	return Ce(e, n, r, i, (e) => m.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: f,
		steps: d,
		events: m
	};
}
function bt(e, { seat: t, verb: n, n: r }) {
	if (!je(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return xt(e, t);
	let i = Ct(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? wt(e, t) : void 0) ?? Tt(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function xt(e, t) {
	let n = e.moves[Ct(e, t)]?.ask.optional === !1, r = Fe(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	St(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : m(e.game, e.state, i, t) + 1), e.state = r.state;
}
function St(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var Ct = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function wt(e, t) {
	let n = Ct(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !g(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function Tt(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let { ask: n, option: a, text: o, unheard: s, steps: c } = t;
		if (!(n.beside !== void 0 && p(e.game, r, n.beside, n.seat).length < c) && (s ? ie(e.game, r, n) : ye(e.game, r).includes(n)) && Se(e.game, r, n).includes(a)) i.push(yt(e, r, t));
		else if (s) re(r, n, a, o), i.push(t);
		else return { rule: "ENG-OTHERS-ANSWERED" };
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function Et(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = ke(r);
	return o === void 0 ? (a === "take-back" || a === "undo" || a === "undo-agreed") && r === `${i} ${a}` ? {
		seat: Number(n),
		n: Number(i),
		verb: a
	} : void 0 : {
		seat: Number(n),
		verb: "answer",
		...o
	};
}
var Dt = [], Ot = (e, t, n) => kt(e, t)(n);
function kt(e, t) {
	let n = [], r = ve(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => rt(e, t, n, d))]);
		let f = d === "spectator" ? Dt : be(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? Dt : f.map((n) => jt(e, t, n)),
			mine: o.length === 0 ? Dt : At(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var At = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: p(e, t, r.kind, r.seat).length
} : []);
function jt(e, t, n) {
	let r = Mt(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: Se(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function Mt(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, p(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Nt(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Pt = (e) => e.core.stack.length === 0;
function Ft(e, t) {
	let { aslongas: n } = t;
	return {
		...Lt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function It(e, t) {
	let { aslongas: n } = t;
	return {
		...Lt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function Lt(e) {
	let { guess: t, quiet: n, show: i } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		asks: () => _e,
		options() {},
		answer() {
			throw Error("nothing was asked");
		},
		show: (e, t, n) => ({
			at: t.at,
			...i?.(t, n, e)
		}),
		copy: i === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : r
	};
}
function Rt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && ue(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(s(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		about: (n, r, i) => e.about?.(n, i.seat, t(r)[i.seat]),
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function zt(e, t) {
	let n = (e) => e, r = c(e), { begins: i } = t;
	function a(e, t, n) {
		return t.begun = t.at, i(e, n, t.todo[t.at]) ?? "on";
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let o = n(r);
			for (; o.at < o.todo.length; o.at++) {
				let n = t.who(e, o.todo[o.at]);
				if (n !== void 0) return i === void 0 || o.begun === o.at ? "wait" : a(e, o, n);
				t.skipped?.(e, o.todo[o.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = t.choose(e, i.seat, c.todo[c.at++], a, s);
			l === "again" ? c.at-- : l !== void 0 && ue(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).todo[n(r).at]),
		copy(e) {
			let { proc: t, todo: r, at: i, begun: a } = n(e);
			return a === void 0 ? {
				proc: t,
				todo: r,
				at: i
			} : {
				proc: t,
				todo: r,
				at: i,
				begun: a
			};
		},
		show(e, t) {
			let { todo: r, at: i, begun: a } = n(t);
			return a === void 0 ? {
				todo: r,
				at: i
			} : {
				todo: r,
				at: i,
				begun: a
			};
		}
	};
}
function Bt(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		ge(e, n, s);
		for (let e of pe()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) ue(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s, c) {
			let { known: l } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s, c), i(s, e, t, a.seat, l);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => nt(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => rt(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Vt(e, t) {
	let n = (e) => e, r = c(e);
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = a === "pass" ? "next" : t.use(e, i.seat, c.event, a, s);
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && ue(l);
		},
		about: (e, r, i) => t.about?.(e, i.seat, n(r).event),
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function Ht(e, t) {
	let r = (e) => e;
	function i(e, n, r, i) {
		return t.options(e, n, r, i), i.add("pass"), i;
	}
	let a = (e, t) => e.answers[e.todo.indexOf(t)] === "";
	function o(e, r) {
		let a = r.answers[r.at], o = r.todo[r.at];
		if (a === "pass") r.at++;
		else if (!i(e, o, r.event, new n()).has(a)) r.answers[r.at] = "";
		else {
			let n = t.use(e, o, r.event, a);
			n === "next" ? r.at++ : n === "close" ? r.at = r.todo.length : (n === "all" ? r.at = 0 : n !== void 0 && ue(n), r.answers.fill("", r.at));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, o(e, n), "on");
		},
		asks(t, n) {
			let i = r(n);
			return i.todo.filter((e, t) => i.answers[t] === "").map((t) => s(e, t));
		},
		options: (e, t, n, a) => void i(e, n.seat, r(t).event, a),
		answer(e, t, n, i) {
			let a = r(t);
			a.answers[a.todo.indexOf(n.seat)] = i;
		},
		about: (e, n, i) => t.about?.(e, i.seat, r(n).event),
		takeBack(e, t, n) {
			let i = r(t), o = i.todo.indexOf(n);
			return o < i.at || a(i, n) ? !1 : (i.answers[o] = "", !0);
		},
		copy(t) {
			let { event: n, todo: i, at: a, answers: o } = r(t);
			return {
				proc: e,
				event: n,
				todo: i,
				at: a,
				answers: o.slice()
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
				complete: a.todo.filter((e, t) => a.answers[t] !== "")
			};
		},
		guess(e, t, o, s) {
			let c = r(t), l = t;
			for (let t of l.complete ?? []) {
				if (!a(c, t)) continue;
				let r = i(e, t, c.event, new n());
				c.answers[c.todo.indexOf(t)] = r.list[s(r.count)];
			}
			delete l.complete;
		}
	};
}
function Ut() {
	return {
		raise: ue,
		later: de,
		tell: fe,
		sequence: (e, t, ...n) => Ft(t, n[0] ?? {}),
		repeat: (e, t, ...n) => It(t, n[0] ?? {}),
		eachInTurn: (e, t) => zt(e, t),
		allAtOnce: (e, t) => Rt(t),
		sideBySide: (e, t) => Bt(t),
		window: (e, t) => Vt(e, t),
		windowAtOnce: (e, t) => Ht(e, t)
	};
}
var Wt = (e) => ({
	name: e.name,
	race: e.race,
	class: e.class,
	seat: e.seat,
	stats: e.stats,
	maxLife: e.maxLife,
	maxFatigue: e.maxFatigue,
	skills: e.skills,
	life: e.life,
	fatigue: e.fatigue,
	fate: e.fate,
	gold: e.gold,
	xp: e.xp,
	tilted: e.tilted,
	tiltedInCombat: e.tiltedInCombat,
	items: e.items,
	weapon: e.weapon,
	body: e.body,
	shield: e.shield,
	shots: e.shots,
	cell: e.cell,
	gone: e.gone,
	marks: e.marks,
	venom: e.venom,
	weakness: e.weakness,
	drained: e.drained,
	cursedUntil: e.cursedUntil,
	strongUntil: e.strongUntil,
	tried: e.tried
}), Gt = (e) => ({
	id: e.id,
	kind: e.kind,
	unique: e.unique,
	group: e.group,
	cell: e.cell,
	life: e.life,
	marks: e.marks,
	cast: e.cast,
	grudge: e.grudge,
	acted: e.acted
}), Kt = (e) => ({
	who: e.who,
	left: e.left,
	walked: e.walked,
	ran: e.ran,
	paid: e.paid,
	busy: e.busy,
	stopped: e.stopped,
	attacks: e.attacks,
	attacked: e.attacked,
	melee: e.melee,
	hit: e.hit,
	charged: e.charged,
	tried: e.tried,
	cast: e.cast,
	over: e.over,
	back: e.back,
	bridge: e.bridge,
	dark: e.dark
}), qt = (e) => ({
	kind: e.kind,
	sides: e.sides,
	by: e.by,
	at: e.at,
	die: e.die,
	plus: e.plus,
	defence: e.defence,
	defencePlus: e.defencePlus,
	pf: e.pf,
	defencePf: e.defencePf,
	parry: e.parry,
	turned: e.turned,
	melee: e.melee,
	target: e.target
});
function Jt(e, t) {
	let n = Array(e.heroes.length);
	for (let t = 0; t < n.length; t++) n[t] = Wt(e.heroes[t]);
	let r = Array(e.monsters.length);
	for (let t = 0; t < r.length; t++) r[t] = Gt(e.monsters[t]);
	return {
		core: t,
		settings: e.settings,
		quest: e.quest,
		heroes: n,
		monsters: r,
		groups: e.groups,
		arrivals: e.arrivals,
		zones: e.zones,
		doors: e.doors,
		pieces: e.pieces,
		things: e.things,
		goods: e.goods,
		stairs: e.stairs,
		webs: e.webs,
		fires: e.fires,
		dungeon: e.dungeon.slice(),
		spare: e.spare.slice(),
		squareRooms: e.squareRooms.slice(),
		rectangularRooms: e.rectangularRooms.slice(),
		monsterDeck: e.monsterDeck.slice(),
		treasureDeck: e.treasureDeck.slice(),
		treasureDiscard: e.treasureDiscard.slice(),
		eventDeck: e.eventDeck.slice(),
		eventDiscard: e.eventDiscard.slice(),
		hand: e.hand,
		fresh: e.fresh,
		held: e.held,
		alarm: e.alarm,
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		clock: e.clock,
		eventPlayed: e.eventPlayed,
		ambush: e.ambush,
		quiet: e.quiet,
		done: e.done,
		rested: e.rested,
		turn: Kt(e.turn),
		roll: qt(e.roll),
		attacks: e.attacks.slice(),
		revealed: e.revealed,
		won: e.won,
		after: e.after,
		tokens: e.tokens,
		crown: e.crown,
		goals: e.goals,
		failed: e.failed,
		ended: e.ended,
		depth: e.depth,
		depthAt: e.depthAt,
		heard: e.heard,
		key: e.key,
		hare: e.hare,
		stolen: e.stolen,
		stylus: e.stylus,
		draws: e.draws
	};
}
var Yt = {
	corridor: {
		tile: "corridor",
		doors: ["S", "N"],
		locked: !1,
		copies: 2
	},
	"barred-corridor": {
		tile: "corridor",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"corridor-with-side-door": {
		tile: "corridor",
		doors: [
			"S",
			"N",
			"W"
		],
		locked: !1,
		copies: 2
	},
	steps: {
		tile: "steps",
		doors: ["S", "N"],
		locked: !1,
		copies: 1
	},
	"gated-steps": {
		tile: "steps",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"t-junction": {
		tile: "t-junction",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 4
	},
	"sealed-t-junction": {
		tile: "t-junction",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !0,
		copies: 1
	},
	corner: {
		tile: "corner",
		doors: ["S", "E"],
		locked: !1,
		copies: 2
	},
	"through-room": {
		tile: "square",
		doors: ["S", "N"],
		locked: !1,
		copies: 4
	},
	"locked-through-room": {
		tile: "square",
		doors: ["S", "N"],
		locked: !0,
		copies: 1
	},
	"angle-room": {
		tile: "square",
		doors: ["S", "E"],
		locked: !1,
		copies: 3
	},
	"locked-angle-room": {
		tile: "square",
		doors: ["S", "E"],
		locked: !0,
		copies: 1
	},
	"three-door-room": {
		tile: "square",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 3
	},
	"three-lock-room": {
		tile: "square",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !0,
		copies: 1
	},
	"four-winds-room": {
		tile: "square",
		doors: [
			"S",
			"N",
			"W",
			"E"
		],
		locked: !1,
		copies: 2
	},
	"locked-closet-room": {
		tile: "square",
		doors: ["S"],
		locked: !0,
		copies: 1
	},
	"hall-of-the-black-throne": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"nave-of-the-last-vigil": {
		tile: "rectangular",
		doors: ["S", "W"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"well-of-oaths": {
		tile: "rectangular",
		doors: [
			"S",
			"N",
			"E"
		],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"hanging-reliquary": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"horned-arena": {
		tile: "rectangular",
		doors: [
			"S",
			"W",
			"E"
		],
		locked: !1,
		copies: 1,
		objective: !0
	},
	"forbidden-archives": {
		tile: "rectangular",
		doors: ["S", "N"],
		locked: !0,
		copies: 1,
		objective: !0
	}
}, y = Yt, Xt = Object.keys(Yt);
Xt.filter((e) => y[e].objective === !0);
var Zt = {
	ambush: {
		type: "ambush",
		timing: "E",
		copies: 2
	},
	prowlers: {
		type: "ambush",
		timing: "E",
		copies: 2
	},
	pit: {
		type: "trap",
		timing: "E",
		copies: 2,
		trigger: "corridor"
	},
	darts: {
		type: "trap",
		timing: "E",
		copies: 2,
		trigger: "room"
	},
	rockfall: {
		type: "trap",
		timing: "E",
		copies: 1
	},
	"sleeping-gas": {
		type: "trap",
		timing: "E",
		copies: 1,
		trigger: "furniture"
	},
	portcullis: {
		type: "trick",
		timing: "E",
		copies: 1
	},
	"mysterious-lever": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	"carved-slab": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	darkness: {
		type: "environment",
		timing: "E/C",
		copies: 2
	},
	draught: {
		type: "environment",
		timing: "E/C",
		copies: 1
	},
	"stubborn-lock": {
		type: "trick",
		timing: "E",
		copies: 2
	},
	"rat-swarm": {
		type: "hazard",
		timing: "E",
		copies: 1
	},
	"evil-eye": {
		type: "curse",
		timing: "E/C",
		copies: 1
	},
	weariness: {
		type: "curse",
		timing: "E",
		copies: 1
	},
	"light-fingers": {
		type: "trick",
		timing: "E",
		copies: 1
	},
	reinforcements: {
		type: "ambush",
		timing: "C",
		copies: 2,
		trigger: "monsters"
	},
	frenzy: {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"hide-of-rock": {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"black-blood": {
		type: "boost",
		timing: "C",
		copies: 1
	},
	"notched-blade": {
		type: "hazard",
		timing: "C",
		copies: 1,
		trigger: "fumble"
	},
	silence: {
		type: "curse",
		timing: "E/C",
		copies: 1
	},
	alarm: {
		type: "boost",
		timing: "E",
		copies: 1
	},
	"freed-captive": {
		type: "boon",
		timing: "now",
		copies: 1
	},
	"forgotten-cache": {
		type: "boon",
		timing: "now",
		copies: 1
	}
}, Qt = Zt, $t = Object.keys(Zt), en = {
	"pack-01": {
		monsters: [["goblin", 8]],
		treasure: 1,
		copies: 2
	},
	"pack-02": {
		monsters: [["goblin", 5], ["hobgoblin", 1]],
		treasure: 1,
		copies: 1
	},
	"pack-03": {
		monsters: [["orc", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-04": {
		monsters: [["orc", 3], ["orc-archer", 2]],
		treasure: 1,
		copies: 2
	},
	"pack-05": {
		monsters: [["orc-archer", 5]],
		treasure: 1,
		copies: 1
	},
	"pack-06": {
		monsters: [["hobgoblin", 4]],
		treasure: 1,
		copies: 2
	},
	"pack-07": {
		monsters: [["gnoll", 5]],
		treasure: 1,
		copies: 2
	},
	"pack-08": {
		monsters: [["bugbear", 2]],
		treasure: 1,
		copies: 1
	},
	"pack-09": {
		monsters: [["skaven", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-10": {
		monsters: [["beastman", 5]],
		treasure: 1,
		copies: 2
	},
	"pack-11": {
		monsters: [["fimir", 3]],
		treasure: 2,
		copies: 1
	},
	"pack-12": {
		monsters: [["brigand", 5]],
		treasure: 2,
		copies: 1
	},
	"pack-13": {
		monsters: [["skeleton", 6]],
		treasure: 1,
		copies: 2
	},
	"pack-14": {
		monsters: [["zombie", 8]],
		treasure: 1,
		copies: 2
	},
	"pack-15": {
		monsters: [["ghoul", 6]],
		treasure: 1,
		copies: 1
	},
	"pack-16": {
		monsters: [["mummy", 3]],
		treasure: 2,
		copies: 1
	},
	"pack-17": {
		monsters: [["spectre", 1], ["skeleton", 3]],
		treasure: 1,
		copies: 1,
		needsMagic: !0
	},
	"pack-18": {
		monsters: [["giant-spider", 4]],
		treasure: 1,
		copies: 1
	},
	"pack-19": {
		monsters: [["orc-warlord", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-20": {
		monsters: [["evil-sorcerer", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-21": {
		monsters: [["skeleton-sorcerer", 1]],
		treasure: 1,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-22": {
		monsters: [["minotaur", 1]],
		treasure: 2,
		copies: 1,
		unique: "lieutenant"
	},
	"pack-23": {
		monsters: [["chaos-warrior", 1]],
		treasure: 2,
		copies: 1,
		unique: "lone"
	},
	"pack-24": {
		monsters: [["ogre", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-25": {
		monsters: [["troll", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-26": {
		monsters: [["carrion-worm", 1]],
		treasure: 1,
		copies: 1,
		unique: "lone"
	},
	"pack-27": {
		monsters: [["demon", 1]],
		treasure: 2,
		copies: 1,
		unique: "lone",
		veteran: !0,
		needsMagic: !0
	},
	"pack-28": {
		monsters: [["greater-demon", 1]],
		treasure: 3,
		copies: 1,
		unique: "lone",
		veteran: !0,
		needsMagic: !0
	}
}, tn = en, nn = Object.keys(en), b = (e, t, n, r = {}) => ({
	monster: e,
	at: [t, n],
	...r
}), rn = { leader: !0 }, an = { heroes: 4 }, on = { heroes: 3 }, sn = [
	{
		id: "black-throne",
		room: "hall-of-the-black-throne",
		pieces: [
			{
				kind: "throne",
				at: [[2, 9]]
			},
			{
				kind: "chest",
				at: [[5, 9]]
			},
			{
				kind: "statue",
				at: [[0, 6]]
			},
			{
				kind: "statue",
				at: [[5, 6]]
			}
		],
		monsters: [
			b("evil-sorcerer", 2, 8, rn),
			b("orc", 1, 6),
			b("orc", 4, 6),
			b("orc", 2, 6, an),
			b("orc", 3, 6, on),
			b("orc-archer", 1, 8),
			b("orc-archer", 4, 8, an)
		],
		main: {
			goal: "kill",
			monster: "evil-sorcerer"
		},
		secondary: [{ goal: "search-all" }, {
			goal: "open-all",
			kinds: ["throne", "chest"]
		}],
		mainXp: 100,
		secondaryXp: 20,
		wayOut: !0
	},
	{
		id: "last-vigil",
		room: "nave-of-the-last-vigil",
		pieces: [
			{
				kind: "sarcophagus",
				at: [[1, 2], [1, 3]]
			},
			{
				kind: "sarcophagus",
				at: [[4, 2], [4, 3]]
			},
			{
				kind: "sarcophagus",
				at: [[1, 6], [1, 7]]
			},
			{
				kind: "sarcophagus",
				at: [[4, 6], [4, 7]]
			},
			{
				kind: "altar",
				at: [[2, 9], [3, 9]]
			}
		],
		monsters: [
			b("skeleton-sorcerer", 2, 8, rn),
			b("skeleton", 2, 5),
			b("skeleton", 3, 5),
			b("skeleton", 2, 7, an),
			b("skeleton", 3, 7, on),
			b("mummy", 3, 8, on)
		],
		main: {
			goal: "carry-out",
			thing: "crown"
		},
		secondary: [{
			goal: "kill",
			monster: "skeleton-sorcerer"
		}, {
			goal: "open-all",
			kinds: ["sarcophagus"]
		}],
		mainXp: 100,
		secondaryXp: 20,
		hidden: {
			thing: "crown",
			among: "sarcophagus"
		},
		late: {
			monster: "skeleton",
			many: 4,
			few: 2
		}
	},
	{
		id: "well-of-oaths",
		room: "well-of-oaths",
		pieces: [{
			kind: "magic-circle",
			at: [
				[2, 5],
				[3, 5],
				[2, 6],
				[3, 6]
			]
		}],
		seals: [
			[0, 2],
			[5, 2],
			[0, 8],
			[5, 8]
		],
		monsters: [
			b("brigand", 1, 4),
			b("brigand", 4, 4),
			b("beastman", 2, 8),
			b("beastman", 3, 8, on)
		],
		main: { goal: "seals" },
		secondary: [{ goal: "before-tokens" }, { goal: "nobody-down" }],
		mainXp: 100,
		secondaryXp: 20,
		tokens: {
			at: 10,
			monster: "demon"
		}
	},
	{
		id: "hanging-reliquary",
		room: "hanging-reliquary",
		pieces: [
			{
				kind: "crevasse",
				at: [
					[0, 5],
					[1, 5],
					[2, 5],
					[3, 5],
					[4, 5],
					[5, 5]
				],
				bridge: "poor-bridge"
			},
			{
				kind: "chest",
				at: [[2, 9]],
				holds: "relic"
			},
			{
				kind: "statue",
				at: [[0, 9]]
			},
			{
				kind: "statue",
				at: [[5, 9]]
			}
		],
		monsters: [
			b("giant-spider", 1, 7),
			b("goblin", 0, 6),
			b("goblin", 5, 6)
		],
		main: {
			goal: "carry-out",
			thing: "relic"
		},
		secondary: [{ goal: "nobody-fell" }, {
			goal: "found",
			thing: "ledger"
		}],
		mainXp: 100,
		secondaryXp: 20,
		freeCrossing: ["giant-spider"],
		elsewhere: {
			thing: "ledger",
			in: [
				"chest",
				"cupboard",
				"desk"
			]
		}
	},
	{
		id: "horned-arena",
		room: "horned-arena",
		pieces: [
			{
				kind: "weapon-rack",
				at: [[0, 3], [0, 4]]
			},
			{
				kind: "torture-rack",
				at: [[0, 9], [1, 9]],
				holds: "captive"
			},
			{
				kind: "torture-rack",
				at: [[4, 9], [5, 9]],
				holds: "captive"
			},
			{
				kind: "fountain",
				at: [
					[2, 5],
					[3, 5],
					[2, 6],
					[3, 6]
				]
			}
		],
		monsters: [
			b("minotaur", 2, 8, rn),
			b("gnoll", 1, 7),
			b("gnoll", 4, 7),
			b("fimir", 3, 8, on)
		],
		main: {
			goal: "kill",
			monster: "minotaur"
		},
		secondary: [{ goal: "free-all" }, {
			goal: "kill",
			monster: "minotaur",
			within: 6
		}],
		mainXp: 100,
		secondaryXp: 20
	},
	{
		id: "forbidden-archives",
		room: "forbidden-archives",
		pieces: [
			{
				kind: "library",
				at: [[0, 2], [0, 3]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[5, 2], [5, 3]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[0, 7], [0, 8]],
				holds: "page"
			},
			{
				kind: "library",
				at: [[5, 7], [5, 8]],
				holds: "page"
			},
			{
				kind: "desk",
				at: [[2, 6], [3, 6]],
				locked: !0,
				holds: "pages"
			}
		],
		monsters: [
			b("spectre", 2, 8, rn),
			b("mummy", 1, 6),
			b("mummy", 4, 6, an),
			b("skeleton", 2, 4),
			b("skeleton", 3, 4, an),
			b("skeleton", 3, 8, on)
		],
		main: {
			goal: "hold",
			thing: "page",
			count: 3
		},
		secondary: [{ goal: "try-all" }, {
			goal: "kill",
			monster: "spectre"
		}],
		mainXp: 100,
		secondaryXp: 20,
		stylus: { at: [2, 1] }
	},
	{
		id: "cards-speak",
		room: "hall-of-the-black-throne",
		pieces: [],
		monsters: [],
		main: { goal: "beat-all" },
		secondary: [],
		mainXp: 100,
		secondaryXp: 20,
		bare: !0
	}
], cn = (e) => sn.find((t) => t.id === e), ln = {
	"guard-room": {
		copies: 2,
		monsters: !0,
		dark: !1,
		furniture: [["weapon-rack", [[0, 5], [1, 5]]], ["table", [[2, 2], [3, 2]]]]
	},
	"mess-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["table", [[1, 2], [1, 3]]],
			["table", [[4, 2], [4, 3]]],
			["hearth", [[4, 5], [5, 5]]]
		]
	},
	crypt: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [["sarcophagus", [[0, 4], [0, 5]]], ["sarcophagus", [[5, 4], [5, 5]]]]
	},
	study: {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["desk", [[2, 3], [3, 3]]], ["library", [[0, 5], [1, 5]]]]
	},
	armoury: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["weapon-rack", [[0, 5], [1, 5]]],
			["weapon-rack", [[4, 5], [5, 5]]],
			["chest", [[0, 0]]]
		]
	},
	"chamber-of-confessions": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [["torture-rack", [[2, 2], [2, 3]]], ["hearth", [[4, 5], [5, 5]]]]
	},
	laboratory: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [["alchemist-bench", [[2, 3], [3, 3]]], ["cupboard", [[0, 5], [1, 5]]]]
	},
	"unholy-chapel": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [["altar", [[2, 4], [3, 4]]], ["statue", [[0, 0]]]]
	},
	barracks: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["cupboard", [[0, 0], [0, 1]]],
			["cupboard", [[5, 0], [5, 1]]],
			["chest", [[0, 5]]]
		]
	},
	"basin-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["fountain", [
			[2, 2],
			[3, 2],
			[2, 3],
			[3, 3]
		]]]
	},
	"diagram-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["magic-circle", [
			[2, 2],
			[3, 2],
			[2, 3],
			[3, 3]
		]]]
	},
	storeroom: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["cupboard", [[4, 5], [5, 5]]],
			["chest", [[0, 5]]],
			["chest", [[0, 0]]]
		]
	},
	cells: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "humanoid",
		furniture: [["torture-rack", [[4, 0], [5, 0]]], ["table", [[0, 5], [1, 5]]]]
	},
	"gallery-of-idols": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["statue", [[1, 1]]], ["statue", [[4, 4]]]]
	},
	"bare-room": {
		copies: 2,
		monsters: !1,
		dark: !1,
		furniture: []
	},
	lair: {
		copies: 2,
		monsters: !0,
		dark: !0,
		theme: "beast",
		furniture: [["chest", [[5, 5]]]]
	},
	"lightless-hall": {
		copies: 1,
		monsters: !0,
		dark: !0,
		furniture: []
	},
	"split-room": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["crevasse", [
			[0, 4],
			[1, 4],
			[2, 4],
			[3, 4],
			[4, 4],
			[5, 4]
		]], ["chest", [[0, 5]]]]
	}
}, un = {
	"audience-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["throne", [[4, 9]]],
			["statue", [[0, 7]]],
			["statue", [[5, 7]]]
		]
	},
	"great-library": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["library", [[0, 1], [0, 2]]],
			["library", [[0, 7], [0, 8]]],
			["library", [[5, 7], [5, 8]]],
			["desk", [[2, 6], [3, 6]]]
		]
	},
	"temple-of-the-dark-gods": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "chaos",
		furniture: [
			["altar", [[2, 7], [3, 7]]],
			["statue", [[0, 8]]],
			["statue", [[5, 8]]]
		]
	},
	"banquet-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "greenskin",
		furniture: [
			["table", [[2, 2], [3, 2]]],
			["table", [[2, 4], [3, 4]]],
			["table", [[2, 6], [3, 6]]],
			["hearth", [[0, 7], [0, 8]]],
			["cupboard", [[5, 1], [5, 2]]]
		]
	},
	necropolis: {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "undead",
		furniture: [
			["sarcophagus", [[1, 1], [1, 2]]],
			["sarcophagus", [[4, 1], [4, 2]]],
			["sarcophagus", [[1, 7], [1, 8]]],
			["sarcophagus", [[4, 7], [4, 8]]]
		]
	},
	chasm: {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["crevasse", [
				[0, 7],
				[1, 7],
				[2, 7],
				[3, 7],
				[4, 7],
				[5, 7]
			]],
			["chest", [[0, 9]]],
			["chest", [[5, 9]]]
		]
	},
	arsenal: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["weapon-rack", [[0, 1], [0, 2]]],
			["weapon-rack", [[0, 7], [0, 8]]],
			["weapon-rack", [[5, 7], [5, 8]]],
			["chest", [[5, 0]]]
		]
	},
	"alchemy-works": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [
			["alchemist-bench", [[2, 3], [3, 3]]],
			["alchemist-bench", [[2, 6], [3, 6]]],
			["cupboard", [[0, 8], [0, 9]]],
			["hearth", [[5, 8], [5, 9]]]
		]
	},
	"summoning-hall": {
		copies: 1,
		monsters: !0,
		dark: !1,
		theme: "chaos",
		furniture: [["magic-circle", [
			[2, 4],
			[3, 4],
			[2, 5],
			[3, 5]
		]], ["altar", [[2, 8], [3, 8]]]]
	},
	treasury: {
		copies: 1,
		monsters: !0,
		dark: !1,
		furniture: [
			["chest", [[0, 9]]],
			["chest", [[5, 9]]],
			["chest", [[0, 0]]],
			["statue", [[2, 6]]]
		]
	},
	grotto: {
		copies: 1,
		monsters: !0,
		dark: !0,
		theme: "beast",
		furniture: [["fountain", [
			[2, 6],
			[3, 6],
			[2, 7],
			[3, 7]
		]]]
	},
	"abandoned-hall": {
		copies: 1,
		monsters: !1,
		dark: !1,
		furniture: [["table", [[1, 2], [1, 3]]], ["torture-rack", [[4, 7], [4, 8]]]]
	}
}, dn = {
	...ln,
	...un
}, fn = Object.keys(ln), pn = Object.keys(un), mn = {
	"enchanted-dagger": {
		category: "weapon",
		value: 25,
		copies: 1,
		base: "dagger",
		magic: 1
	},
	"star-staff": {
		category: "weapon",
		value: 60,
		copies: 1,
		base: "staff",
		magic: 1,
		spells: 1
	},
	"runed-short-sword": {
		category: "weapon",
		value: 35,
		copies: 2,
		base: "short-sword",
		magic: 1
	},
	"hallowed-mace": {
		category: "weapon",
		value: 45,
		copies: 1,
		base: "mace",
		magic: 1,
		againstUndead: 2
	},
	"watchmans-spear": {
		category: "weapon",
		value: 50,
		copies: 1,
		base: "spear",
		magic: 1,
		long: !0
	},
	"blade-of-dawn": {
		category: "weapon",
		value: 65,
		copies: 1,
		base: "long-sword",
		magic: 1,
		light: !0
	},
	"clan-axe": {
		category: "weapon",
		value: 55,
		copies: 1,
		base: "battle-axe",
		magic: 1
	},
	"canopy-bow": {
		category: "weapon",
		value: 60,
		copies: 1,
		base: "long-bow",
		magic: 1
	},
	"clockmakers-crossbow": {
		category: "weapon",
		value: 40,
		copies: 1,
		base: "light-crossbow",
		magic: 1
	},
	"great-oath-blade": {
		category: "weapon",
		value: 140,
		copies: 1,
		base: "great-sword",
		magic: 2
	},
	"old-arms": {
		category: "weapon",
		value: 4,
		copies: 2,
		names: 2
	},
	"garrison-long-sword": {
		category: "weapon",
		value: 8,
		copies: 1,
		base: "long-sword",
		magic: 0
	},
	"siege-hammer": {
		category: "weapon",
		value: 16,
		copies: 1,
		base: "great-hammer",
		magic: 0
	},
	"star-strewn-cloak": {
		category: "armour",
		value: 35,
		copies: 1,
		base: "magician-cloak",
		magic: 1
	},
	"prowlers-leather": {
		category: "armour",
		value: 35,
		copies: 1,
		base: "leather",
		magic: 1
	},
	"graven-buckler": {
		category: "armour",
		value: 40,
		copies: 1,
		base: "small-shield",
		magic: 1
	},
	"drake-scales": {
		category: "armour",
		value: 55,
		copies: 1,
		base: "scale",
		magic: 1
	},
	"blessed-mail": {
		category: "armour",
		value: 75,
		copies: 1,
		base: "mail",
		magic: 1
	},
	"champions-plate": {
		category: "armour",
		value: 120,
		copies: 1,
		base: "full-plate",
		magic: 1
	},
	"found-full-plate": {
		category: "armour",
		value: 32,
		copies: 1,
		base: "full-plate",
		magic: 0
	},
	"banded-armour": {
		category: "armour",
		value: 8,
		copies: 1,
		base: "banded",
		magic: 0
	},
	"mail-coat": {
		category: "armour",
		value: 16,
		copies: 1,
		base: "mail",
		magic: 0
	},
	"full-quiver": {
		category: "ammunition",
		value: 2,
		copies: 2,
		shots: 20,
		magic: 0
	},
	"silver-arrows": {
		category: "ammunition",
		value: 20,
		copies: 2,
		shots: 6,
		magic: 1,
		missile: "arrow"
	},
	"piercing-bolts": {
		category: "ammunition",
		value: 20,
		copies: 1,
		shots: 6,
		magic: 0,
		missile: "bolt",
		piercing: 2
	},
	"rune-stones": {
		category: "ammunition",
		value: 15,
		copies: 1,
		shots: 6,
		magic: 1,
		missile: "stone"
	},
	"healing-potion": {
		category: "other",
		value: 15,
		copies: 5,
		heal: 1
	},
	"great-healing-potion": {
		category: "other",
		value: 30,
		copies: 2,
		heal: 2
	},
	"potion-of-vigour": {
		category: "other",
		value: 20,
		copies: 2
	},
	"potion-of-might": {
		category: "other",
		value: 12,
		copies: 1
	},
	antidote: {
		category: "other",
		value: 8,
		copies: 2
	},
	"lustral-water": {
		category: "other",
		value: 15,
		copies: 1
	},
	"spell-scroll": {
		category: "other",
		value: 20,
		copies: 3
	},
	"ring-of-the-rampart": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "DEF"
	},
	"seven-step-boots": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "VIT"
	},
	"brazen-gauntlets": {
		category: "other",
		value: 70,
		copies: 1,
		worn: "FOR"
	},
	"moon-talisman": {
		category: "other",
		value: 80,
		copies: 1,
		worn: "MAG"
	},
	"hares-foot": {
		category: "other",
		value: 60,
		copies: 1
	},
	"master-key": {
		category: "other",
		value: 20,
		copies: 1,
		uses: 3
	},
	"old-plan": {
		category: "other",
		value: 10,
		copies: 1
	},
	purse: {
		category: "other",
		value: 10,
		copies: 3,
		gold: 10
	},
	casket: {
		category: "other",
		value: 20,
		copies: 2,
		gold: 20
	},
	gem: {
		category: "other",
		value: 30,
		copies: 2,
		gold: 30
	},
	"golden-idol": {
		category: "other",
		value: 80,
		copies: 1,
		gold: 80
	}
}, x = mn, hn = Object.keys(mn), gn = (e) => x[e].category !== "other", _n = -999999, S = Ut(), vn = 1e6, yn = () => {
	let e = bn("", _n, 0, 0);
	return e.over = !0, e;
}, bn = (e, t, n, r) => ({
	who: e,
	left: n,
	walked: 0,
	ran: !1,
	paid: !1,
	busy: !1,
	stopped: !1,
	attacks: r,
	attacked: !1,
	melee: !1,
	hit: !1,
	charged: !1,
	tried: !1,
	cast: !1,
	over: !1,
	back: t,
	bridge: -1,
	dark: !1
}), xn = () => ({
	kind: "test",
	sides: 10,
	by: "",
	at: "",
	die: 0,
	plus: 0,
	defence: 0,
	defencePlus: 0,
	pf: 0,
	defencePf: 0,
	parry: 0,
	turned: [],
	melee: !1,
	target: 0
});
function Sn(e, t) {
	return t[0] === "h" ? e.heroes[Number.parseInt(t.slice(1), 10)]?.name ?? "nobody" : e.monsters.find((e) => e.id === t)?.kind ?? "nobody";
}
var Cn = (e, t) => `${t}:${Sn(e, t)}`;
function wn(e, t) {
	if (!/^[hmzdf]\d+$/.test(t)) return t;
	let n = Number(t.slice(1));
	return t[0] === "z" ? `${t}:${e.zones[n].card}` : t[0] === "d" ? `${t}:door` : t[0] === "f" ? `${t}:${e.pieces[n].kind}` : Cn(e, t);
}
var Tn = (e) => ({
	...Object.fromEntries(e.heroes.map((e, t) => [`h${t}`, e.name])),
	1: "none"
});
function C(e, t) {
	S.tell(() => {
		let n = { ...t() };
		for (let t of ["hero", "to"]) {
			let r = n[t];
			typeof r == "number" && (n[t] = r < 0 ? "nobody" : e.heroes[r].name);
		}
		for (let t of [
			"figure",
			"by",
			"target"
		]) {
			let r = n[t];
			typeof r == "string" && r !== "" && (n[`${t}Id`] = r, n[t] = Sn(e, r));
		}
		return n;
	});
}
var w = (e, t) => e.flatMap((e) => Array(t[e].copies).fill(e));
function En(e) {
	return e.treasureDeck.length === 0 && (e.treasureDeck = v(e, e.treasureDiscard), e.treasureDiscard = []), Qe(e, e.treasureDeck);
}
var Dn = {
	dungeon: "none",
	square: "none",
	rectangular: "none",
	monster: "none",
	treasure: "none"
}, On = (e, t) => ({
	proc: "drawing",
	at: 0,
	deck: e,
	purpose: t,
	card: "none",
	aside: []
});
function kn(e) {
	return e.eventDeck.length === 0 && (e.eventDeck = v(e, e.eventDiscard), e.eventDiscard = []), Qe(e, e.eventDeck);
}
function An(e, t) {
	let n = [];
	if (e.revealed) return n;
	for (;;) {
		let r = kn(e);
		if (r === void 0) return n;
		if (Qt[r].timing === "now") n.push(r), e.eventDiscard.push(r);
		else return e.hand = [...e.hand, r].sort(), C(e, () => ({
			type: "drew-event",
			rule: t,
			count: e.hand.length,
			secret: {
				to: [0],
				event: r
			}
		})), n;
	}
}
function jn(e, t) {
	let n = e.hand.indexOf(t);
	e.hand = e.hand.filter((e, t) => t !== n), e.eventDiscard.push(t);
}
var Mn = [
	0,
	1,
	2,
	3
], Nn = 1e3, Pn = Nn / 2, Fn = 498, T = [
	-1e3,
	1,
	Nn,
	-1
], In = (e, t) => t * Nn + e;
function Ln(e, t) {
	if (!(Number.isInteger(e) && Number.isInteger(t) && Rn(e) && Rn(t))) throw RangeError(`no cell at (${e}, ${t}): whole numbers from -${Fn} to ${Fn} are wanted`);
	return t * Nn + e;
}
var Rn = (e) => e >= -498 && e <= Fn, E = (e) => Math.floor((e + Pn) / Nn), D = (e) => e - E(e) * Nn, zn = Array(64 * Nn), Bn = /* @__PURE__ */ new Map(), Vn = /* @__PURE__ */ new Map();
function O(e) {
	let t = e >= 0 && e < zn.length ? zn[e] : Bn.get(e);
	if (t === void 0) {
		let n = D(e);
		t = `${n < 0 ? `-${Hn(-n - 1)}` : Hn(n)}${E(e) + 1}`, e >= 0 && e < zn.length ? zn[e] = t : Bn.set(e, t);
	}
	return t;
}
function Hn(e) {
	let t = "";
	for (let n = e; n >= 0; n = Math.floor(n / 26) - 1) t = String.fromCharCode(97 + n % 26) + t;
	return t;
}
var Un = /^(-?)([a-z]{1,2})(0|-?[1-9][0-9]{0,2})$/;
function Wn(e) {
	let t = Un.exec(e);
	if (t === null) return;
	let n = 0;
	for (let e of t[2]) n = n * 26 + e.charCodeAt(0) - 96;
	let r = t[1] === "-" ? -n : n - 1, i = Number(t[3]) - 1;
	return Rn(r) && Rn(i) ? i * Nn + r : void 0;
}
function k(e) {
	let t = Vn.get(e);
	if (t === void 0) {
		if (t = Wn(e), t === void 0) throw RangeError(`"${e}" is no cell`);
		Vn.set(e, t);
	}
	return t;
}
var Gn = (e, t) => Math.max(Math.abs(D(e) - D(t)), Math.abs(E(e) - E(t)));
function Kn(e, t) {
	let n = T.indexOf(t - e);
	return n < 0 ? void 0 : n;
}
var qn = (e) => e + 2 & 3;
function Jn(e, t) {
	return t === 1 ? 2 * e : t === 2 ? 2 * e + 1 : t === 3 ? 2 * (e + T[3]) : 2 * (e + T[0]) + 1;
}
function Yn(e) {
	let t = Math.floor(e / 2);
	return [t, t + T[e === 2 * t ? 1 : 2]];
}
function Xn(e) {
	let t = Math.floor(e / 2);
	return `${O(t)}${e === 2 * t ? "e" : "s"}`;
}
function Zn(e) {
	let t = e.at(-1);
	if (t !== "e" && t !== "s") throw RangeError(`"${e}" is no edge`);
	return Jn(k(e.slice(0, -1)), t === "e" ? 1 : 2);
}
function Qn(e, t = []) {
	let n = e.flatMap((e, t) => [...e].flatMap((e, n) => e === " " || e === "#" ? [] : [Ln(n, t)]));
	return {
		width: Math.max(0, ...n.map((e) => D(e) + 1)),
		height: e.length,
		cells: n,
		connectors: t.map((e) => ({
			name: e.name,
			side: e.side,
			cells: e.cells.map(([e, t]) => Ln(e, t)).sort((e, t) => e - t)
		}))
	};
}
var $n = (e, t, n = []) => Qn(Array.from({ length: t }, () => ".".repeat(e)), n);
function er(e, t, n, r) {
	let i = D(n), a = E(n);
	return r === 0 ? n : r === 1 ? In(t - 1 - a, i) : r === 2 ? In(e - 1 - i, t - 1 - a) : In(a, e - 1 - i);
}
var tr = (e, t, n) => k(t.at) + er(e.width, e.height, n, t.turn), nr = (e, t) => t + e.turn & 3, rr = (e, t) => ir(e, k(t.at), t.turn), ir = (e, t, n) => e.cells.map((r) => t + er(e.width, e.height, r, n));
function ar(e, t, n) {
	return {
		name: n.name,
		side: nr(t, n.side),
		cells: n.cells.map((n) => tr(e, t, n)).sort((e, t) => e - t)
	};
}
function or(e) {
	let t = /* @__PURE__ */ new WeakMap(), n = /* @__PURE__ */ new WeakMap(), r, i;
	return {
		rules: e,
		board(a) {
			if (a === r) return i;
			let o = t.get(a);
			if (o === void 0) {
				let r = n.get(a.tiles);
				r === void 0 && (r = sr(e, a.tiles), n.set(a.tiles, r)), o = cr(r, e, a), t.set(a, o);
			}
			return r = a, i = o, o;
		}
	};
}
function A(e, t) {
	let n = E(t), r = t - n * T[2] - e.left, i = (n - e.top) * e.width + r;
	return r >= 0 && r < e.width && i >= 0 && i < e.size ? i : 0;
}
function sr({ shapes: e }, t) {
	let [n, r, i, a] = t.length === 0 ? [
		0,
		0,
		0,
		0
	] : [
		lr,
		lr,
		-lr,
		-lr
	];
	for (let { tile: o, at: s, turn: c } of t) {
		let t = e[o];
		if (t === void 0) throw RangeError(`no shape for the tile "${o}"`);
		let l = k(s);
		n = Math.min(n, D(l)), r = Math.min(r, E(l)), i = Math.max(i, D(l) + (c % 2 == 0 ? t.width : t.height)), a = Math.max(a, E(l) + (c % 2 == 0 ? t.height : t.width));
	}
	let o = n - 1, s = r - 1, c = i - o + 1, l = c * (a - s + 1), u = new Int32Array(l);
	for (let e = 0, t = s * T[2] + o; e < l; t += T[2]) for (let n = 0; n < c; n++) u[e++] = t + n;
	let d = new Int16Array(l).fill(-1), f = [
		-c,
		1,
		c,
		-1,
		1 - c,
		c + 1,
		c - 1,
		-c - 1
	], p = {
		left: o,
		top: s,
		width: c,
		size: l,
		cells: u,
		zones: d,
		walk: new Uint16Array(l),
		see: new Uint16Array(l),
		steps: f
	};
	for (let [n, r] of t.entries()) for (let t of rr(e[r.tile], r)) {
		let e = A(p, t);
		if (d[e] !== -1) throw RangeError(`two tiles cover the cell ${O(t)}`);
		d[e] = n;
	}
	ur(p);
	for (let e = 0; e < l; e++) fr(p, p.walk, e), fr(p, p.see, e);
	for (let e = 0; e < l; e++) {
		let n = d[e];
		n >= 0 && (d[e] = t[n].zone ?? n);
	}
	return p;
}
function cr(e, { edges: t }, n) {
	let r = {
		...e,
		walk: e.walk.slice(),
		see: e.see.slice()
	}, i = [];
	for (let [e, a] of Object.entries(n.edges)) {
		let n = t[a];
		if (n === void 0) throw RangeError(`"${a}" on the edge ${e} is unknown`);
		dr(r, Zn(e), n, i);
	}
	for (let e of i) for (let t of [e, ...Mn.map((t) => e + r.steps[t])]) fr(r, r.walk, t), fr(r, r.see, t);
	return r;
}
var lr = 1e3;
function ur({ size: e, zones: t, walk: n, see: r, steps: i }) {
	for (let a = 0; a < e; a++) {
		let e = t[a];
		if (!(e < 0)) {
			for (let r of Mn) t[a + i[r]] === e && (n[a] |= 1 << r);
			r[a] = n[a];
		}
	}
}
function dr(e, t, { walk: n, see: r }, i) {
	let [a, o] = Yn(t), s = A(e, a), c = A(e, o);
	if (e.zones[s] < 0 || e.zones[c] < 0) return;
	let l = Kn(a, o);
	for (let [t, i] of [[e.walk, n], [e.see, r]]) t[s] = i ? t[s] | 1 << l : t[s] & ~(1 << l), t[c] = i ? t[c] | 1 << (l + 2 & 3) : t[c] & ~(1 << (l + 2 & 3));
	i.push(s, c);
}
function fr({ steps: e }, t, n) {
	let r = t[n] & 15, i = r;
	for (let a = 0; a < 4; a++) {
		let o = a + 1 & 3;
		r & 1 << a && t[n + e[a]] & 1 << o && (i |= 1 << 4 + a), r & 1 << o && t[n + e[o]] & 1 << a && (i |= 1 << 8 + a);
	}
	t[n] = i;
}
var pr = (e, t) => e.zones[A(e, t)] >= 0, mr = (e, t) => e.zones[A(e, t)];
function hr(e, t) {
	let n = [];
	for (let r = 0; r < e.size; r++) {
		let i = e.zones[r];
		(t === void 0 ? i >= 0 : i === t) && n.push(e.cells[r]);
	}
	return n;
}
function gr(e, t) {
	let n = /* @__PURE__ */ new Set();
	for (let r = 0; r < e.size; r++) if (e.zones[r] === t) for (let i of Mn) {
		let a = e.zones[r + e.steps[i]];
		e.walk[r] & 1 << i && a !== t && n.add(a);
	}
	return [...n].sort((e, t) => e - t);
}
var _r = (e, t = 0) => t === 0 ? new Uint8Array(e.size) : new Uint8Array(e.size).fill(t);
function j(e, t, n, r) {
	let i = A(e, n);
	i !== 0 && (t[i] |= r);
}
function vr(e, t, n, r) {
	let i = A(e, t), a = A(e, n);
	return e.zones[i] < 0 || e.zones[a] < 0 ? !1 : yr(e, i, a, D(n) - D(t), E(n) - E(t), r);
}
function yr({ see: e, steps: t }, n, r, i, a, o) {
	let s = Math.abs(i), c = Math.abs(a), l = i > 0 ? 1 : 3, u = a > 0 ? 2 : 0, d = t[l], f = t[u], p = i > 0 ? +(a > 0) : a > 0 ? 2 : 3, m = 1 << 4 + p, h = 1 << 8 + p, ee = p === l ? d : f, te = p === l ? f : d, { blocks: ne } = o, re = o.points === "strict", g = n, ie = c - s;
	for (; g !== r;) {
		if (ne !== void 0 && g !== n && ne[g] !== 0) return !1;
		let t = e[g];
		if (ie < 0) {
			if (!(t & 1 << l)) return !1;
			g += d, ie += 2 * c;
		} else if (ie > 0) {
			if (!(t & 1 << u)) return !1;
			g += f, ie -= 2 * s;
		} else {
			let e = ne === void 0 || ne[g + ee] === 0, n = ne === void 0 || ne[g + te] === 0;
			if (re) {
				if ((t & m) === 0 || (t & h) === 0 || !(e || n)) return !1;
			} else if (!(t & m && e || t & h && n)) return !1;
			g += d + f, ie += 2 * (c - s);
		}
	}
	return !0;
}
var br = [
	...T,
	T[0] + T[1],
	T[1] + T[2],
	T[2] + T[3],
	T[3] + T[0]
], xr = 4080, Sr = (e) => e & 4 ? 0 : 1;
function Cr({ walk: e, steps: t }, n, r) {
	let i = e[n], a = i & 15;
	if (r.corners === "never") return a;
	let o = i >> 4 & 15, s = i >> 8 & 15, { cells: c } = r;
	if (r.flanks !== "cells" || c === void 0) return a | (r.corners === "both" ? o & s : o | s) << 4;
	if ((i & xr) === 0) return a;
	let l = Sr(c[n + t[0]]) | Sr(c[n + t[1]]) << 1 | Sr(c[n + t[2]]) << 2 | Sr(c[n + t[3]]) << 3, u = o & l, d = s & (l >> 1 | (l & 1) << 3);
	return a | (r.corners === "both" ? u & d : u | d) << 4;
}
function wr(e) {
	if (e > br[5] || e < br[7]) return -1;
	for (let t = 0; t < 8; t++) if (br[t] === e) return t;
	return -1;
}
function Tr(e, t, n, r) {
	let i = wr(n - t);
	if (i < 0) return !1;
	let a = A(e, n);
	return r.cells !== void 0 && r.cells[a] & 4 ? !1 : !!(Cr(e, A(e, t), r) & 1 << i);
}
function Er(e, t, n) {
	let r = Or(e, t, n), i = [];
	for (let e = 0; e < 8; e++) r & 1 << e && i.push(t + br[e]);
	return i;
}
function Dr(e, t, n, r) {
	let i = wr(n - t);
	return i >= 0 && !!(Or(e, t, r) & 1 << i);
}
var Or = (e, t, n) => Cr(e, A(e, t), kr[n]), kr = {
	never: { corners: "never" },
	both: { corners: "both" },
	either: { corners: "either" }
}, Ar = 32e3, jr = [[]], Mr = [0], Nr = [];
function Pr(e, t, n, r, i, a) {
	let { size: o } = e, s = Math.min(n ?? Ar, Ar), c = i !== void 0 && i.costs.length >= o, l = (c ? i.costs : new Int16Array(o)).fill(-1), u = c ? i.last : new Uint8Array(o), d = {
		board: e,
		costs: l,
		last: u
	}, f = a === void 0 ? -1 : A(e, a);
	Mr[0] = 0;
	for (let n of typeof t == "number" ? [t] : t) {
		let t = A(e, n);
		t === 0 || e.zones[t] < 0 || l[t] === 0 || (l[t] = 0, jr[0][Mr[0]++] = t);
	}
	let p = r.costs === void 0 ? Fr(d, s, r, f) : Ir(d, s, r, r.costs, f);
	return {
		board: e,
		cells: p < 0 ? [a] : Nr.slice(0, p),
		costs: l,
		last: u
	};
}
function Fr({ board: e, costs: t, last: n }, r, i, a) {
	let { steps: o, cells: s } = e, c = i.cells, l = jr[0], u = 0, d = Mr[0];
	for (let f = 0; f < d; f++) {
		let p = l[f], m = t[p];
		if (m > 0) {
			if (p === a) return -1;
			let e = c === void 0 ? 0 : c[p];
			if (e & 1 || (Nr[u++] = s[p]), e & 2) continue;
		}
		if (!(m >= r)) for (let r = Cr(e, p, i); r !== 0; r &= r - 1) {
			let e = 31 - Math.clz32(r & -r), i = p + o[e];
			t[i] >= 0 || c !== void 0 && Lr(c[i]) || (t[i] = m + 1, n[i] = e, l[d++] = i);
		}
	}
	return u;
}
function Ir({ board: e, costs: t, last: n }, r, i, a, o) {
	let { steps: s, cells: c } = e, l = i.cells, u = 0, d = 0;
	for (let f = 0; f <= d; f++) {
		let p = jr[f];
		for (let m = 0; m < Mr[f]; m++) {
			let h = p[m];
			if (t[h] === f) {
				if (h === o && f > 0) return -1;
				if (f > 0) {
					let e = l === void 0 ? 0 : l[h];
					if (e & 1 || (Nr[u++] = c[h]), e & 2) continue;
				}
				for (let o = Cr(e, h, i); o !== 0; o &= o - 1) {
					let e = 31 - Math.clz32(o & -o), i = h + s[e], c = f + (a[i] || 1), u = t[i];
					if (!(c > r || u >= 0 && u <= c) && !(l !== void 0 && Lr(l[i]))) {
						for (t[i] = c, n[i] = e; d < c;) d++, jr.length === d && jr.push([]), Mr[d] = 0;
						jr[c][Mr[c]++] = i;
					}
				}
			}
		}
	}
	return u;
}
var Lr = (e) => !!(e & 4) || (e & 3) == 3;
function Rr({ board: e, costs: t }, n) {
	let r = t[A(e, n)];
	return r < 0 ? void 0 : r;
}
function zr({ board: e, costs: t, last: n }, r) {
	let i = A(e, r);
	if (t[i] < 0) return;
	let a = [];
	for (; t[i] > 0;) a.push(e.cells[i]), i -= e.steps[n[i]];
	return a.reverse();
}
var Br = (e, t, n, r) => ir(t, n, r).every((t) => !pr(e, t));
function Vr(e, t, n, r, i) {
	let a = [...r.cells].sort((e, t) => e - t), o = [];
	for (let s of n.connectors) {
		if (s.cells.length !== a.length || i !== void 0 && !i.includes(s.name)) continue;
		let c = qn(r.side) - s.side + 4 & 3, l = ar(n, {
			tile: t,
			at: "a1",
			turn: c
		}, s), u = a[0] + T[r.side] - l.cells[0];
		l.cells.every((e, t) => e + u === a[t] + T[r.side]) && Br(e, n, u, c) && o.push({
			tile: t,
			at: O(u),
			turn: c,
			by: s.name
		});
	}
	return o;
}
function Hr(e, t, n) {
	let r = t.filter((t) => !(n.cells !== void 0 && n.cells[A(e, t)] & 4));
	if (r.length === 0) return !0;
	let i = Pr(e, r[0], void 0, n);
	return r.every((e) => Rr(i, e) !== void 0);
}
function Ur(e, t, n) {
	let r = [];
	for (let i = 0; i < e.size; i++) {
		if (e.zones[i] !== t) continue;
		let a = e.cells[i];
		for (let i of [
			0,
			1,
			2,
			3
		]) {
			let o = T[i === 0 || i === 2 ? 1 : 2], s = Array.from({ length: n }, (e, t) => a + t * o);
			s.every((n) => Wr(e, t, n, i)) && r.push({
				side: i,
				cells: s
			});
		}
	}
	return r;
}
var Wr = (e, t, n, r) => e.zones[A(e, n)] === t && !(Cr(e, A(e, n), { corners: "never" }) & 1 << r) && !pr(e, n + T[r]), Gr = {
	dagger: {
		power: 1,
		price: 2,
		hands: 1
	},
	staff: {
		power: 1,
		price: 2,
		hands: 2
	},
	sling: {
		power: 1,
		price: 2,
		hands: 1,
		missile: "stone"
	},
	club: {
		power: 1,
		price: 2,
		hands: 1
	},
	"short-sword": {
		power: 2,
		price: 4,
		hands: 1
	},
	axe: {
		power: 2,
		price: 4,
		hands: 1
	},
	"short-bow": {
		power: 2,
		price: 4,
		hands: 2,
		missile: "arrow"
	},
	"light-crossbow": {
		power: 2,
		price: 4,
		hands: 2,
		missile: "bolt"
	},
	hammer: {
		power: 2,
		price: 4,
		hands: 1
	},
	mace: {
		power: 2,
		price: 4,
		hands: 1
	},
	"morning-star": {
		power: 2,
		price: 4,
		hands: 1
	},
	spear: {
		power: 2,
		price: 4,
		hands: 1
	},
	"long-sword": {
		power: 3,
		price: 8,
		hands: 1
	},
	"battle-axe": {
		power: 3,
		price: 8,
		hands: 1
	},
	"long-bow": {
		power: 3,
		price: 8,
		hands: 2,
		missile: "arrow"
	},
	"heavy-crossbow": {
		power: 3,
		price: 8,
		hands: 2,
		missile: "bolt"
	},
	halberd: {
		power: 3,
		price: 8,
		hands: 2
	},
	"great-sword": {
		power: 4,
		price: 16,
		hands: 2
	},
	"great-axe": {
		power: 4,
		price: 16,
		hands: 2
	},
	"great-hammer": {
		power: 4,
		price: 16,
		hands: 2
	}
}, Kr = {
	"magician-cloak": {
		power: 1,
		price: 4,
		slot: "body"
	},
	leather: {
		power: 1,
		price: 4,
		slot: "body"
	},
	"small-shield": {
		power: 1,
		price: 4,
		slot: "shield"
	},
	banded: {
		power: 2,
		price: 8,
		slot: "body"
	},
	scale: {
		power: 2,
		price: 8,
		slot: "body"
	},
	mail: {
		power: 3,
		price: 16,
		slot: "body"
	},
	"light-plate": {
		power: 3,
		price: 16,
		slot: "body"
	},
	"full-plate": {
		power: 4,
		price: 32,
		slot: "body"
	}
}, qr = Gr, Jr = Kr, Yr = Object.keys(Gr), Xr = {
	arrows: {
		price: 1,
		missile: "arrow",
		count: 10
	},
	bolts: {
		price: 1,
		missile: "bolt",
		count: 10
	},
	stones: {
		price: 1,
		missile: "stone",
		count: 10
	},
	lantern: { price: 3 },
	torches: {
		price: 1,
		count: 6
	},
	rope: { price: 2 },
	"rat-poison": { price: 3 },
	potion: { price: 15 },
	poison: { price: 5 }
}, Zr = [
	"crown",
	"relic",
	"ledger",
	"page",
	"silver-stylus"
], Qr = {
	arrow: {
		missile: "arrow",
		magic: 0,
		piercing: 0
	},
	bolt: {
		missile: "bolt",
		magic: 0,
		piercing: 0
	},
	stone: {
		missile: "stone",
		magic: 0,
		piercing: 0
	},
	"silver-arrows": {
		missile: "arrow",
		magic: 1,
		piercing: 0
	},
	"piercing-bolts": {
		missile: "bolt",
		magic: 0,
		piercing: 2
	},
	"rune-stones": {
		missile: "stone",
		magic: 1,
		piercing: 0
	}
}, M = Object.keys(Qr), $r = new Map(Object.entries(x)), ei = new Map(Object.entries(qr)), ti = new Map(Object.entries(Jr)), ni = (e) => $r.get(e), ri = (e) => e === "silver-stylus" ? "dagger" : ni(e)?.base ?? e, ii = (e) => ei.get(ri(e)), ai = (e) => ti.get(ri(e)), oi = (e) => e === "silver-stylus" ? 1 : ni(e)?.magic ?? 0, si = (e) => e.startsWith("grimoire:") || e.startsWith("scroll:") ? e.slice(e.indexOf(":") + 1) : void 0, ci = {
	"giant-spider": {
		kin: "beast",
		stats: [
			3,
			3,
			4,
			2,
			1,
			4
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 1,
		abilities: ["webs", "venom"],
		spells: []
	},
	brigand: {
		kin: "humanoid",
		stats: [
			3,
			3,
			3,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	demon: {
		kin: "chaos",
		stats: [
			5,
			4,
			6,
			5,
			5,
			6
		],
		life: 10,
		xp: 65,
		weapon: 4,
		armour: 2,
		abilities: ["only-magic"],
		spells: [
			"magic-missile",
			"toxic-cloud",
			"flight"
		]
	},
	"greater-demon": {
		kin: "chaos",
		stats: [
			6,
			5,
			6,
			6,
			6,
			6
		],
		life: 20,
		xp: 100,
		weapon: 5,
		armour: 4,
		abilities: ["only-magic"],
		spells: [
			"ice-block",
			"toxic-cloud",
			"earthquake"
		]
	},
	fimir: {
		kin: "humanoid",
		stats: [
			5,
			3,
			5,
			3,
			2,
			3
		],
		life: 5,
		xp: 25,
		weapon: 4,
		armour: 1,
		abilities: ["tail"],
		spells: []
	},
	gnoll: {
		kin: "humanoid",
		stats: [
			3,
			3,
			4,
			3,
			2,
			5
		],
		life: 5,
		xp: 20,
		weapon: 4,
		armour: 2,
		abilities: [],
		spells: []
	},
	goblin: {
		kin: "greenskin",
		stats: [
			2,
			2,
			2,
			3,
			1,
			4
		],
		life: 3,
		xp: 10,
		weapon: 2,
		armour: 1,
		abilities: [],
		spells: []
	},
	bugbear: {
		kin: "greenskin",
		stats: [
			4,
			3,
			4,
			3,
			1,
			4
		],
		life: 5,
		xp: 20,
		weapon: 4,
		armour: 4,
		abilities: [],
		spells: []
	},
	ghoul: {
		kin: "undead",
		stats: [
			4,
			2,
			3,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 1,
		armour: 0,
		abilities: ["weakens"],
		spells: []
	},
	"chaos-warrior": {
		kin: "chaos",
		stats: [
			6,
			6,
			5,
			3,
			3,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 4,
		abilities: [],
		spells: []
	},
	hobgoblin: {
		kin: "greenskin",
		stats: [
			3,
			3,
			3,
			4,
			3,
			4
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 3,
		abilities: [],
		spells: []
	},
	beastman: {
		kin: "chaos",
		stats: [
			3,
			3,
			4,
			4,
			3,
			6
		],
		life: 5,
		xp: 20,
		weapon: 3,
		armour: 0,
		abilities: ["second-attack"],
		spells: []
	},
	minotaur: {
		kin: "chaos",
		stats: [
			5,
			4,
			6,
			3,
			2,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 3,
		abilities: ["reach"],
		spells: []
	},
	mummy: {
		kin: "undead",
		stats: [
			5,
			4,
			5,
			4,
			3,
			3
		],
		life: 5,
		xp: 25,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	ogre: {
		kin: "humanoid",
		stats: [
			5,
			4,
			6,
			3,
			2,
			4
		],
		life: 10,
		xp: 50,
		weapon: 4,
		armour: 3,
		abilities: [],
		spells: []
	},
	orc: {
		kin: "greenskin",
		stats: [
			3,
			3,
			4,
			3,
			2,
			3
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	"orc-archer": {
		kin: "greenskin",
		stats: [
			3,
			3,
			3,
			3,
			2,
			4
		],
		life: 5,
		xp: 15,
		weapon: 2,
		armour: 2,
		abilities: ["ranged"],
		spells: []
	},
	"orc-warlord": {
		kin: "greenskin",
		stats: [
			4,
			4,
			5,
			3,
			2,
			3
		],
		life: 10,
		xp: 40,
		weapon: 4,
		armour: 3,
		abilities: [],
		spells: []
	},
	skaven: {
		kin: "beast",
		stats: [
			3,
			3,
			3,
			4,
			3,
			8
		],
		life: 5,
		xp: 10,
		weapon: 3,
		armour: 3,
		abilities: [],
		spells: []
	},
	"evil-sorcerer": {
		kin: "humanoid",
		stats: [
			3,
			2,
			2,
			3,
			6,
			4
		],
		life: 10,
		xp: 40,
		weapon: 1,
		armour: 2,
		abilities: [],
		spells: [
			"magic-missile",
			"toxic-cloud",
			"wall-of-fire",
			"ice-block",
			"earthquake"
		]
	},
	spectre: {
		kin: "undead",
		stats: [
			3,
			1,
			3,
			4,
			4,
			2
		],
		life: 5,
		xp: 25,
		weapon: 0,
		armour: 0,
		abilities: ["only-magic", "drains"],
		spells: []
	},
	skeleton: {
		kin: "undead",
		stats: [
			3,
			3,
			3,
			2,
			1,
			3
		],
		life: 5,
		xp: 10,
		weapon: 2,
		armour: 2,
		abilities: [],
		spells: []
	},
	"skeleton-sorcerer": {
		kin: "undead",
		stats: [
			3,
			3,
			2,
			2,
			4,
			3
		],
		life: 10,
		xp: 25,
		weapon: 1,
		armour: 1,
		abilities: [],
		spells: [
			"magic-missile",
			"ice-block",
			"earthquake"
		]
	},
	troll: {
		kin: "beast",
		stats: [
			5,
			5,
			5,
			3,
			2,
			4
		],
		life: 15,
		xp: 45,
		weapon: 3,
		armour: 3,
		abilities: ["regenerates"],
		spells: []
	},
	"carrion-worm": {
		kin: "beast",
		stats: [
			5,
			5,
			6,
			3,
			1,
			4
		],
		life: 15,
		xp: 50,
		weapon: 4,
		armour: 2,
		abilities: [],
		spells: []
	},
	zombie: {
		kin: "undead",
		stats: [
			3,
			2,
			3,
			2,
			1,
			2
		],
		life: 5,
		xp: 10,
		weapon: 2,
		armour: 1,
		abilities: [],
		spells: []
	}
}, li = (e) => e === "demon" || e === "greater-demon", ui = {
	"mighty-blow": {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	sweep: {
		class: "warrior",
		phase: "C",
		use: "attack"
	},
	"double-strike": {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	bodyguard: {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	parry: {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	charge: {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	"war-cry": {
		class: "warrior",
		phase: "C",
		use: "free"
	},
	"stand-fast": {
		class: "warrior",
		phase: "C",
		use: "reaction"
	},
	"magic-missile": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"toxic-cloud": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"wall-of-fire": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	"ice-block": {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	earthquake: {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	flight: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	flash: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	"astral-shield": {
		class: "magician",
		phase: "C",
		use: "free"
	},
	sleep: {
		class: "magician",
		phase: "C",
		use: "attack"
	},
	blink: {
		class: "magician",
		phase: "E/C",
		use: "free"
	},
	"lay-hands": {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	mercy: {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	blessing: {
		class: "priest",
		phase: "C",
		use: "free"
	},
	"armour-of-faith": {
		class: "priest",
		phase: "C",
		use: "free"
	},
	purify: {
		class: "priest",
		phase: "E/C",
		use: "free"
	},
	"turn-undead": {
		class: "priest",
		phase: "C",
		use: "attack"
	},
	sanctuary: {
		class: "priest",
		phase: "C",
		use: "reaction"
	},
	"sacred-weapon": {
		class: "priest",
		phase: "C",
		use: "free"
	},
	"search-traps": {
		class: "thief",
		phase: "E",
		use: "free"
	},
	"pick-lock": {
		class: "thief",
		phase: "E",
		use: "free"
	},
	"expert-search": {
		class: "thief",
		phase: "E",
		use: "reaction"
	},
	foil: {
		class: "thief",
		phase: "E",
		use: "reaction"
	},
	listen: {
		class: "thief",
		phase: "E",
		use: "free"
	},
	backstab: {
		class: "thief",
		phase: "C",
		use: "reaction"
	},
	dodge: {
		class: "thief",
		phase: "C",
		use: "reaction"
	},
	slip: {
		class: "thief",
		phase: "E/C",
		use: "free"
	}
}, di = ui;
Object.keys(ui);
var fi = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"flight",
	"flash",
	"astral-shield",
	"sleep",
	"blink"
], pi = {
	"magic-missile": 4,
	"toxic-cloud": 2,
	"wall-of-fire": 3,
	"turn-undead": 2
}, mi = ["dart", "bell"], hi = {
	chest: {
		lockable: !0,
		rules: "DJ-FURN-CHEST",
		table: [
			[1, "dart"],
			[6, "nothing"],
			[9, "treasure"],
			[10, "two-treasures"]
		]
	},
	cupboard: {
		tall: !0,
		lockable: !0,
		rules: "DJ-FURN-CUPBOARD",
		table: [
			[1, "dart"],
			[8, "nothing"],
			[10, "treasure"]
		]
	},
	"weapon-rack": {
		tall: !0,
		lockable: !0,
		rules: "DJ-FURN-RACK",
		table: [
			[1, "bell"],
			[5, "nothing"],
			[8, "arms"],
			[10, "two-arms"]
		]
	},
	table: {
		rules: "DJ-FURN-TABLE",
		table: [[8, "nothing"], [10, "treasure"]]
	},
	library: {
		tall: !0,
		rules: "DJ-FURN-LIBRARY",
		table: [
			[5, "nothing"],
			[6, "distance"],
			[7, "grimoire"],
			[10, "treasure"]
		]
	},
	"alchemist-bench": {
		rules: "DJ-FURN-BENCH",
		table: [
			[1, "explosion"],
			[5, "nothing"],
			[7, "potion"],
			[10, "treasure"]
		]
	},
	hearth: {
		tall: !0,
		rules: "DJ-FURN-HEARTH",
		table: [
			[6, "nothing"],
			[9, "torch"],
			[10, "treasure"]
		]
	},
	altar: {
		rules: "DJ-FURN-ALTAR",
		table: [
			[1, "visions"],
			[6, "nothing"],
			[9, "treasure"],
			[10, "two-treasures"]
		]
	},
	sarcophagus: {
		rules: "DJ-FURN-SARCOPHAGUS",
		table: [
			[1, "curse"],
			[5, "nothing"],
			[7, "mummy"],
			[9, "lid"],
			[10, "heavy-lid"]
		]
	},
	desk: {
		lockable: !0,
		rules: "DJ-FURN-DESK",
		table: [
			[6, "nothing"],
			[8, "distance"],
			[9, "grimoire"],
			[10, "treasure"]
		]
	},
	statue: {
		tall: !0,
		rules: "DJ-FURN-STATUE",
		table: [
			[6, "nothing"],
			[7, "alive"],
			[8, "side-passage"],
			[9, "gems"],
			[10, "treasure"]
		]
	},
	fountain: {
		rules: "DJ-FURN-FOUNTAIN",
		table: [
			[5, "nothing"],
			[6, "poison"],
			[7, "spring"],
			[9, "coins"],
			[10, "treasure"]
		]
	},
	"magic-circle": {
		walkable: !0,
		rules: "DJ-FURN-CIRCLE",
		table: [
			[3, "nothing"],
			[4, "sent-back"],
			[5, "healed"],
			[6, "pain"],
			[7, "summoning"],
			[8, "held"],
			[9, "stronger"],
			[10, "treasure"]
		]
	},
	throne: {
		rules: "DJ-FURN-THRONE",
		table: [
			[7, "nothing"],
			[8, "passage-behind"],
			[9, "hoard"],
			[10, "treasure"]
		]
	},
	"torture-rack": {
		rules: "DJ-FURN-TORTURE",
		table: [
			[1, "cut"],
			[8, "nothing"],
			[9, "potion"],
			[10, "treasure"]
		]
	},
	crevasse: {
		rules: "DJ-FURN-CREVASSE",
		table: [
			[4, "no-bridge"],
			[6, "poor-bridge"],
			[9, "guarded-bridge"],
			[10, "sound-bridge"]
		]
	}
}, gi = hi;
Object.keys(hi);
var _i = (e, t) => gi[e].table.find(([e]) => t <= e)[1];
function vi(e, t) {
	let { rules: n, table: r } = gi[e];
	return `${n}-${r.findIndex(([e]) => t <= e) + (e === "magic-circle" ? 2 : 1)}`;
}
var yi = (e, t, n, r) => Array.from({ length: n * r }, (r, i) => [e + i % n, t + Math.floor(i / n)]), bi = {
	width: 2,
	height: 6,
	squares: yi(0, 0, 2, 6)
}, xi = {
	corridor: {
		...bi,
		slots: {
			S: [[0, 0], [1, 0]],
			N: [[0, 5], [1, 5]],
			W: [[0, 2], [0, 3]],
			E: [[1, 2], [1, 3]]
		}
	},
	steps: {
		...bi,
		slots: {
			S: [[0, 0], [1, 0]],
			N: [[0, 5], [1, 5]]
		}
	},
	"t-junction": {
		width: 6,
		height: 4,
		squares: [...yi(2, 0, 2, 2), ...yi(0, 2, 6, 2)],
		slots: {
			S: [[2, 0], [3, 0]],
			W: [[0, 2], [0, 3]],
			E: [[5, 2], [5, 3]]
		}
	},
	corner: {
		width: 4,
		height: 4,
		squares: [...yi(0, 0, 2, 4), ...yi(2, 2, 2, 2)],
		slots: {
			S: [[0, 0], [1, 0]],
			E: [[3, 2], [3, 3]]
		}
	},
	square: {
		width: 6,
		height: 6,
		squares: yi(0, 0, 6, 6),
		slots: {
			S: [[2, 0], [3, 0]],
			N: [[2, 5], [3, 5]],
			W: [[0, 2], [0, 3]],
			E: [[5, 2], [5, 3]]
		},
		room: "square"
	},
	rectangular: {
		width: 6,
		height: 10,
		squares: yi(0, 0, 6, 10),
		slots: {
			S: [[2, 0], [3, 0]],
			N: [[2, 9], [3, 9]],
			W: [[0, 4], [0, 5]],
			E: [[5, 4], [5, 5]]
		},
		room: "rectangular"
	}
}, Si = [
	"n",
	"e",
	"s",
	"w",
	"ne",
	"se",
	"sw",
	"nw"
], Ci = [
	...T,
	T[0] + T[1],
	T[1] + T[2],
	T[2] + T[3],
	T[3] + T[0]
], wi = {
	N: 0,
	E: 1,
	S: 2,
	W: 3
}, Ti = (e, [t, n]) => Ln(t, e.height - 1 - n);
function Ei(e) {
	return Qn(Array.from({ length: e.height }, (t, n) => Array.from({ length: e.width }, (t, r) => e.squares.some(([t, i]) => t === r && e.height - 1 - i === n) ? "." : "#").join("")), Object.entries(e.slots).map(([t, n]) => ({
		name: t,
		side: wi[t],
		cells: n.map(([t, n]) => [t, e.height - 1 - n])
	})));
}
var Di = {
	...Object.fromEntries(Object.entries(xi).map(([e, t]) => [e, Ei(t)])),
	stairs: $n(2, 2)
}, Oi = or({
	shapes: Di,
	edges: {
		open: {
			walk: !0,
			see: !0
		},
		bars: {
			walk: !1,
			see: !0
		}
	}
}), ki = /* @__PURE__ */ new WeakMap(), Ai = [], ji;
function N(e) {
	if (ji !== void 0 && Ai === e.doors) return ji;
	let t = ki.get(e.doors);
	return t === void 0 && (t = Oi.board(Mi(e)), ki.set(e.doors, t)), [Ai, ji] = [e.doors, t], t;
}
function Mi(e) {
	let t = e.zones.map((e) => ({
		tile: Ni(e),
		at: O(e.at),
		turn: e.turn
	})), n = {};
	e.stairs.length > 0 && t.push({
		tile: "stairs",
		at: O(e.stairs[0]),
		turn: 0,
		zone: 0
	});
	for (let t of e.doors) if (t.state === "open") for (let e of Pi(t)) n[Xn(Jn(e, t.side))] = t.barred ? "bars" : "open";
	let r = e.doors.find((e) => e.state === "exit" && e.to === 0);
	if (r !== void 0) for (let e of Pi(r)) n[Xn(Jn(e, r.side))] = "open";
	return {
		tiles: t,
		edges: n
	};
}
var Ni = (e) => y[e.card].tile, Pi = ({ at: e, side: t }) => [e, e + Fi(t)], Fi = (e) => T[e === 0 || e === 2 ? 1 : 2];
function Ii(e) {
	let t = Pi(e);
	return [...t, ...t.map((t) => t + T[e.side])];
}
function Li({ at: e, side: t }, n) {
	let r = n - e, i = Fi(t);
	return r === 0 || r === i || r === T[t] || r === i + T[t];
}
var Ri = (e, t) => {
	let n = xi[Ni(e)];
	return tr(Di[Ni(e)], {
		tile: Ni(e),
		at: O(e.at),
		turn: e.turn
	}, Ti(n, t));
}, P = (e, t) => mr(N(e), t), zi = (e) => xi[Ni(e)].room !== void 0, Bi = /* @__PURE__ */ new WeakMap(), Vi = [], Hi = /* @__PURE__ */ new Map();
function Ui(e) {
	let t = Bi.get(e);
	if (t === void 0) {
		t = /* @__PURE__ */ new Map();
		for (let [n, r] of e.entries()) for (let e of r.cells) t.set(e, n);
		Bi.set(e, t);
	}
	return t;
}
function Wi(e, t) {
	let { pieces: n } = e;
	Vi !== n && ([Vi, Hi] = [n, Ui(n)]);
	let r = Hi.get(t);
	return r === void 0 ? void 0 : n[r];
}
var Gi = (e, t) => (e.rest === "poor-bridge" || e.rest === "sound-bridge") && (t === e.cells[2] || t === e.cells[3]);
function Ki(e, t, n = !1) {
	for (let n of e.things) if (n.cell === t) return !0;
	let r = Wi(e, t);
	return r === void 0 ? !1 : r.kind === "crevasse" ? !n && !Gi(r, t) : gi[r.kind].walkable !== !0 || r.rest === "shut";
}
var F = (e, t, n) => Dr(N(e), t, n, "both"), qi = (e, t) => Er(N(e), t, "both"), Ji = {
	points: "strict",
	blocks: /* @__PURE__ */ new Uint8Array()
}, Yi = [], Xi = [];
function Zi(e, t) {
	if (Yi[0] === t && Yi[1] === e.pieces && Yi[2] === e.fires) return Ji;
	let n = new Uint8Array(t.size);
	for (let r of e.pieces) if (gi[r.kind].tall) for (let e of r.cells) n[ea(t, e)] = 1;
	for (let r of e.fires) n[ea(t, r.cell)] = 1;
	return n[0] = 0, Yi = [
		t,
		e.pieces,
		e.fires
	], Ji = {
		points: "strict",
		blocks: n
	}, Ji;
}
function Qi(e, t, n, r = !1) {
	let i = N(e), a = Zi(e, i), o = vr(i, t, n, a);
	if (!r || !o) return o;
	for (let t of e.heroes) t.gone === "no" && t.life > 0 && $i(i, a.blocks, t.cell);
	for (let t of e.monsters) $i(i, a.blocks, t.cell);
	let s = vr(i, t, n, a);
	for (let e of Xi) a.blocks[e] = 0;
	return Xi.length = 0, s;
}
function $i(e, t, n) {
	let r = ea(e, n);
	r !== 0 && t[r] !== 1 && (t[r] = 1, Xi.push(r));
}
function ea(e, t) {
	let n = Math.floor((t + 500) / 1e3), r = t - n * 1e3 - e.left, i = (n - e.top) * e.width + r;
	return r >= 0 && r < e.width && i >= 0 && i < e.size ? i : 0;
}
var ta = [
	"ATT",
	"DEF",
	"FOR",
	"ADR",
	"MAG",
	"VIT"
], na = {
	human: { stats: [
		3,
		3,
		3,
		3,
		3,
		3
	] },
	elf: {
		stats: [
			3,
			3,
			2,
			3,
			4,
			3
		],
		not: "priest"
	},
	dwarf: {
		stats: [
			3,
			3,
			4,
			3,
			3,
			2
		],
		not: "thief"
	}
}, ra = {
	warrior: {
		stats: [
			2,
			2,
			0,
			0,
			0,
			0
		],
		power: 9
	},
	magician: {
		stats: [
			0,
			0,
			0,
			2,
			2,
			0
		],
		power: 1
	},
	priest: {
		stats: [
			1,
			1,
			0,
			0,
			2,
			0
		],
		power: 3
	},
	thief: {
		stats: [
			0,
			0,
			0,
			2,
			0,
			2
		],
		power: 2
	}
};
Object.keys(na), Object.keys(ra);
var ia = (e, t) => !("not" in na[e]) || na[e].not !== t, aa = (e, t) => na[e].stats.map((e, n) => e + ra[t].stats[n]), oa = {
	life: 20,
	fatigue: 5,
	fate: 2,
	gold: 20,
	skills: 2
}, I = (e) => e[0] === "h", L = (e) => e.charCodeAt(1) - 48, sa = [
	"h0",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5"
], R = (e) => sa[e], z = (e, t) => e.heroes[L(t)];
function B(e, t) {
	for (let n of e.monsters) if (n.id === t) return n;
}
var V = (e, t) => I(t) ? z(e, t).cell : B(e, t)?.cell ?? -999999, H = (e) => ci[e.kind], U = (e, t) => e.marks.includes(t);
function W(e, t) {
	e.marks.includes(t) || (e.marks = [...e.marks, t].sort());
}
function G(e, ...t) {
	e.marks.length !== 0 && e.marks.some((e) => t.includes(e)) && (e.marks = e.marks.filter((e) => !t.includes(e)));
}
var K = (e) => e.gone === "no", ca = (e) => e.gone === "no" && e.life === 0, la = (e) => e.gone === "no" && e.drained > 0 && ma(e, 2) === 0, q = (e) => e.gone === "no" && e.life > 0 && !la(e), ua = (e) => e.life > 0 && da(e), da = (e) => e.gone === "no" && !la(e) && !U(e, "frozen"), fa = (e) => !U(e, "frozen") && !U(e, "asleep") && !U(e, "dormant"), pa = (e, t) => {
	let n = 0;
	for (let r of e.items) ni(r)?.worn === ta[t] && (n = 1);
	return n;
};
function ma(e, t) {
	let n = e.stats[t] + pa(e, t) - e.weakness;
	return t === 2 && (n += (U(e, "mighty") ? 2 : 0) - e.drained), t === 0 && (n += +!!U(e, "blessed") + +!!U(e, "poison")), t === 1 && U(e, "faith") && (n += 2), Math.max(+(t === 5), n);
}
var ha = (e, t, n) => I(t) ? ma(z(e, t), n) : H(B(e, t)).stats[n], ga = (e) => +(e.strongUntil > 0) - (e.cursedUntil > 0) - e.venom, _a = (e) => e.shield !== "none" && (e.weapon === "none" || ii(e.weapon).hands === 1), va = (e) => (e.body === "none" ? 0 : ai(e.body).power) + (_a(e) ? ai(e.shield).power : 0);
function ya(e, t) {
	if (!I(t)) {
		let n = B(e, t);
		return H(n).armour + (U(n, "frozen") ? 3 : 0) + (U(n, "rock-hide") ? 3 : 0);
	}
	let n = z(e, t), r = (n.body === "none" ? 0 : oi(n.body)) + (_a(n) ? oi(n.shield) : 0);
	return va(n) + r + (U(n, "shielded") ? 2 : 0) + (U(n, "frozen") ? 3 : 0);
}
function ba(e) {
	let t = e.weapon === "none" ? void 0 : ii(e.weapon).missile, n = -1;
	for (let [r, i] of M.entries()) Qr[i].missile === t && e.shots[r] !== 0 && (n < 0 || Qr[i].magic + Qr[i].piercing > Qr[M[n]].magic) && (n = r);
	return n;
}
var xa = (e) => e.weapon !== "none" && ii(e.weapon).missile !== void 0;
function Sa(e) {
	if (e.weapon === "none") return 0;
	let t = xa(e) ? ba(e) : -1;
	return ii(e.weapon).power + oi(e.weapon) + (t < 0 ? 0 : Qr[M[t]].magic);
}
function Ca(e) {
	let t = xa(e) ? ba(e) : -1;
	return U(e, "sacred") || e.weapon !== "none" && oi(e.weapon) > 0 || t >= 0 && Qr[M[t]].magic > 0;
}
var wa = (e) => ra[e.class].power, Ta = (e, t) => {
	let n = ii(t);
	return n !== void 0 && (t === "silver-stylus" || n.power <= ra[e].power);
}, Ea = (e) => U(e, "lit") || e.items.includes("lantern") || ni(e.weapon)?.light === !0;
function Da(e, t) {
	if (t < 0 || !e.zones[t].dark) return !1;
	for (let n of e.heroes) if (q(n) && P(e, n.cell) === t && Ea(n)) return !1;
	return !0;
}
function Oa(e, t) {
	for (let n = 0; n < e.heroes.length; n++) if (e.heroes[n].cell === t && K(e.heroes[n])) return R(n);
	for (let n of e.monsters) if (n.cell === t) return n.id;
}
function ka(e, t) {
	for (let n of e.monsters) if (F(e, t, n.cell) && fa(n)) return !0;
	return !1;
}
function Aa(e, t) {
	for (let n of e.heroes) if (F(e, t, n.cell) && ua(n)) return !0;
	return !1;
}
var ja = (e) => e.monsters.filter((e) => !U(e, "dormant")), Ma = (e) => ma(e, 5);
function Na(e, t) {
	let { oneCardAhead: n, themeRedrawMonster: r } = e.settings;
	return n || r && za(e, t) !== void 0 ? [On("monster", {
		for: "monsters",
		...t
	})] : Pa(e, La(e, t), t);
}
function Pa(e, t, n) {
	if (t === void 0) return C(e, () => ({
		type: "nobody-came",
		rule: "DJ-RULING-84"
	})), [];
	let { monsters: r, unique: i, treasure: a } = tn[t], o = ++e.arrivals;
	e.groups = [...e.groups, {
		id: o,
		card: t,
		treasure: a,
		...n.objective ? { objective: !0 } : {}
	}], C(e, () => ({
		type: "monster-card",
		rule: "DJ-BEAST-1",
		card: t
	}));
	let s = r.flatMap(([e, t]) => Array(t).fill(e));
	e.alarm && i === void 0 && (s.push(r[0][0]), e.alarm = !1, e.eventDiscard.push("alarm"));
	let c = (e) => ({
		proc: "place-monster",
		todo: e.map((e) => ({
			kind: e,
			unique: i !== void 0,
			group: o,
			zone: n.zone,
			...n.by === void 0 ? {} : { by: n.by }
		})),
		at: 0
	});
	if (n.half) {
		let e = Math.ceil(s.length / 2), t = Fa(r, e);
		return t.length > 1 ? [{
			proc: "master-choice",
			todo: [{
				what: "half",
				on: `${o}:${n.zone}`,
				options: t
			}],
			at: 0
		}] : [c(s.slice(0, e))];
	}
	let l = [c(s)];
	return i === "lieutenant" && n.retinue !== !0 && l.push(...Na(e, {
		...n,
		noUnique: !0,
		retinue: !0
	})), l;
}
function Fa(e, t) {
	let [n, r] = e;
	if (r === void 0) return [`${n[0]}*${t}`];
	let i = [];
	for (let e = Math.max(0, t - r[1]); e <= Math.min(t, n[1]); e++) {
		let a = [e > 0 ? `${n[0]}*${e}` : "", t - e > 0 ? `${r[0]}*${t - e}` : ""];
		i.push(a.filter((e) => e !== "").join("+"));
	}
	return i;
}
function Ia(e, t, n) {
	return {
		proc: "place-monster",
		todo: n.split("+").flatMap((e) => {
			let [t, n] = e.split("*");
			return Array(Number(n)).fill(t);
		}).map((n) => ({
			kind: n,
			unique: !1,
			group: e,
			zone: t
		})),
		at: 0
	};
}
function La(e, t) {
	let n = [], r;
	for (let i = Qe(e, e.monsterDeck); i !== void 0; i = Qe(e, e.monsterDeck)) {
		if (Ra(e, i, t)) {
			r = i;
			break;
		}
		n.push(i);
	}
	return n.length > 0 && (e.monsterDeck.push(...n), v(e, e.monsterDeck)), r;
}
function Ra(e, t, n) {
	let { unique: r, needsMagic: i, monsters: a } = tn[t];
	return n.noUnique && r !== void 0 ? !1 : !i || Ha(e, a[0][0]);
}
function za(e, { zone: t }) {
	let n = t < 0 ? "none" : e.zones[t].room;
	return n === "none" || n === "objective" ? void 0 : dn[n].theme;
}
function Ba(e, t, n) {
	let r = za(e, n);
	return r === void 0 || ci[tn[t].monsters[0][0]].kin === r;
}
var Va = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"earthquake"
];
function Ha(e, t) {
	let n = /* @__PURE__ */ new Set(), r = ci[t].kin === "undead";
	for (let t of e.heroes.filter(q)) {
		if (t.items.some((e) => Ta(t.class, e) && Ca({
			...t,
			marks: [],
			weapon: e
		})) || t.skills.includes("sacred-weapon")) return !0;
		for (let e of [...t.skills, ...t.items.map((e) => si(e) ?? "")]) Va.includes(e) && fi.includes(e) && n.add(e);
		r && t.skills.includes("turn-undead") && n.add("turn-undead");
	}
	return r && n.delete("toxic-cloud"), n.size >= 2;
}
var Ua = (e, t) => !Ki(e, t) && Oa(e, t) === void 0 && !e.webs.includes(t) && !e.fires.some((e) => e.cell === t);
function Wa(e) {
	let t = N(e), n = _r(t);
	for (let r of e.pieces) for (let i of r.cells) Ki(e, i) && j(t, n, i, 4);
	for (let r of e.things) j(t, n, r.cell, 4);
	let r = Pr(t, e.heroes.filter(q).map((e) => e.cell), void 0, {
		corners: "both",
		cells: n
	});
	return (e) => Rr(r, e);
}
function Ga(e, { zone: t, by: n, late: r }) {
	let i = N(e);
	if (n !== void 0) return Qa(e, n).slice(0, 1);
	if (r) return hr(i, t).filter((t) => Ua(e, t) && !e.stairs.includes(t));
	let a = Wa(e);
	for (let n of qa(e, i, t)) {
		let e = Ja(n, a);
		if (e.length > 0) return e;
	}
	return Ka(e, hr(i)).concat(e.stairs.filter((t) => Ua(e, t)));
}
var Ka = (e, t) => t.filter((t) => Ua(e, t) && !e.stairs.includes(t));
function* qa(e, t, n) {
	let r = e.heroes.filter(q), i = (t) => t.filter((t) => !r.some((n) => F(e, n.cell, t))), a = Ka(e, n < 0 ? hr(t) : hr(t, n)), o = a.filter((t) => r.some((n) => Qi(e, n.cell, t)));
	yield i(o), yield i(a);
	let s = n < 0 ? a : gr(t, n).flatMap((n) => Ka(e, hr(t, n)));
	yield i(s), yield o, yield a, yield s;
	let c = n < 0 ? a : Ka(e, hr(t));
	yield i(c), yield c;
}
function Ja(e, t) {
	let n = e.map((e) => t(e) ?? -1), r = Math.max(...n);
	return e.filter((e, t) => n[t] === r);
}
function Ya(e, { kind: t, unique: n, group: r }, i) {
	let a = `m${++e.arrivals}`;
	return e.monsters = [...e.monsters, {
		id: a,
		kind: t,
		unique: n,
		group: r,
		cell: i,
		life: ci[t].life,
		marks: [],
		cast: [],
		grudge: -1,
		acted: !1
	}], C(e, () => ({
		type: "appears",
		rule: "DJ-COMBAT-2",
		monster: t,
		square: O(i)
	})), a;
}
var Xa = S.eachInTurn("place-monster", {
	who: (e, t) => Ga(e, t).length > 1 ? 0 : void 0,
	skipped(e, t) {
		let n = Ga(e, t)[0];
		n !== void 0 && Za(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of Ga(e, n)) r.add(O(t));
	},
	choose(e, t, n, r) {
		Za(e, n, k(r));
	},
	about: (e, t, { kind: n }) => ({ monster: n })
});
function Za(e, t, n) {
	let r = Ya(e, t, n);
	t.late && W(e.monsters.find((e) => e.id === r), "dormant");
}
function Qa(e, t) {
	let n = Pr(N(e), t, void 0, { corners: "both" });
	return [.../* @__PURE__ */ new Set([...t, ...n.cells])].filter((t) => Ua(e, t)).sort((e, t) => Rr(n, e) - Rr(n, t) || e - t);
}
function $a(e) {
	let { late: t } = e.quest;
	if (t === void 0) return;
	let n = ++e.arrivals;
	e.groups = [...e.groups, {
		id: n,
		card: "none",
		treasure: 0
	}];
	let r = e.heroes.length < 4 ? t.few : t.many, i = {
		kind: t.monster,
		unique: !1,
		group: n,
		zone: 0,
		late: !0
	};
	S.raise({
		proc: "place-monster",
		todo: Array(r).fill(i),
		at: 0
	}), S.raise({
		proc: "gather",
		at: 0,
		ambush: !1,
		from: vn
	});
}
var eo = (e) => "within" in e && e.within !== void 0 ? "kill-soon" : e.goal, to = (e) => e.zones.findIndex((e) => e.room === "objective");
function no(e, t) {
	e.failed.includes(t) || (e.failed = [...e.failed, t].sort());
}
var ro = (e, t) => e.groups.some((e) => e.id === t.group && e.objective === !0);
function io(e, t) {
	if (!e.revealed || !ro(e, t)) return;
	let n = [e.quest.main, ...e.quest.secondary].filter((e) => e.goal === "kill" && e.monster === t.kind);
	for (let t of n) t.goal === "kill" && (t.within !== void 0 && e.tokens >= t.within || ao(e, t));
}
function ao(e, t) {
	if (t === e.quest.main) {
		if (e.won) return;
		e.won = !0, e.after = 0, C(e, () => ({
			type: "objective",
			rule: "DJ-XP-3",
			goal: `goal-${eo(t)}`,
			xp: e.quest.mainXp
		})), e.quest.secondary.some((e) => e.goal === "before-tokens") && !e.failed.includes("before-tokens") && oo(e, "before-tokens"), e.quest.secondary.some((e) => e.goal === "nobody-down") && !e.failed.includes("nobody-down") && oo(e, "nobody-down");
	} else oo(e, eo(t));
}
function oo(e, t) {
	e.goals.includes(t) || (e.goals = [...e.goals, t].sort(), C(e, () => ({
		type: "goal",
		rule: "DJ-XP-4",
		goal: `goal-${t}`,
		xp: e.quest.secondaryXp
	})));
}
function J(e) {
	if (e.revealed && e.ended === "no") for (let t of [e.quest.main, ...e.quest.secondary]) so(e, t) && ao(e, t);
}
function so(e, t) {
	let n = to(e);
	switch (t.goal) {
		case "seals": return !e.things.some((e) => e.kind === "seal") && !e.monsters.some((t) => P(e, t.cell) === n);
		case "hold": return e.heroes.filter((e) => e.gone === "no" && e.life > 0).reduce((e, n) => e + n.items.filter((e) => e === t.thing).length, 0) >= t.count;
		case "beat-all": return !e.monsters.some((t) => ro(e, t));
		case "found": return e.heroes.some((e) => e.items.includes(t.thing));
		case "open-all": return e.pieces.every((e) => e.zone !== n || !t.kinds.includes(e.kind) || e.used);
		case "free-all": return !e.failed.includes("free-all") && !e.pieces.some((e) => e.rest === "captive");
		case "try-all": return e.pieces.every((t, r) => t.zone !== n || t.kind !== "library" && t.kind !== "desk" || t.used || e.heroes.some((e) => e.tried.includes(`source:f${r}`)));
		default: return !1;
	}
}
function co(e) {
	if (e.revealed) for (let t of e.quest.secondary) t.goal === "search-all" && e.zones.every((e) => !zi(e) || e.searched) && ao(e, t), t.goal === "nobody-fell" && !e.failed.includes("nobody-fell") && ao(e, t);
}
function lo(e, t, n) {
	let r = e.heroes[t], { phase: i } = di[n];
	return r.skills.includes(n) ? i !== "E/C" && i !== (e.phase === "explore" ? "E" : "C") || r.tilted.includes(n) || r.tiltedInCombat.includes(n) ? "DJ-SKILL-4" : r.fatigue < 1 ? "DJ-SKILL-3" : U(r, "silenced") ? "DJ-RULING-2" : void 0 : "DJ-SKILL-1";
}
var uo = (e, t, n) => lo(e, t, n) === void 0 && da(e.heroes[t]);
function fo(e, t, n) {
	let r = e.heroes[t];
	r.fatigue--, e.phase === "explore" ? r.tilted = [...r.tilted, n] : r.tiltedInCombat = [...r.tiltedInCombat, n], C(e, () => ({
		type: "skill",
		rule: "DJ-SKILL-3",
		hero: t,
		skill: n,
		left: r.fatigue
	}));
}
var po = (e, t) => !I(t) && e.settings.monstersRollD6 && B(e, t)?.unique !== !0 && !mo(e) ? 6 : 10, mo = (e) => e.heroes.every((e) => e.skills.length >= 4), ho = (e) => e.roll.die + e.roll.plus + e.roll.pf, go = (e) => e.roll.defence + e.roll.defencePlus + e.roll.defencePf + e.roll.parry;
function _o(e) {
	let { by: t, at: n } = e.roll, r = [n, t].filter((e) => e !== "" && I(e)).map((t) => z(e, t).seat), i = e.heroes.map((e) => e.seat).sort((e, t) => e - t);
	return [.../* @__PURE__ */ new Set([...r, ...i])];
}
var vo = (e) => ({
	proc: "dice",
	todo: [..._o(e).map((e) => ({
		seat: e,
		stage: "reroll"
	})), ...[...new Set([e.roll.by, e.roll.at].filter((e) => e !== "" && I(e)).map((t) => z(e, t).seat))].map((e) => ({
		seat: e,
		stage: "add"
	}))],
	at: 0
});
function yo(e) {
	return ho(e) > go(e);
}
function bo(e, t) {
	let { kind: n, by: r, at: i, die: a, target: o } = e.roll;
	return n === "event" ? a !== o : n === "attack" ? t === "die" ? I(r) ? !yo(e) || !xo(e) : I(i) && yo(e) : I(i) ? yo(e) : !yo(e) || !xo(e) : I(r) ? a < 10 && ho(e) < o : ho(e) >= o || a === 10;
}
var xo = (e) => I(e.roll.at) || ho(e) - go(e) >= (B(e, e.roll.at)?.life ?? 0);
function So(e, t) {
	let n = [], { by: r, at: i, kind: a, turned: o } = e.roll, s = (n) => n !== "" && I(n) && z(e, n).seat === t, c = [["die", r], ["defence", i]];
	for (let [r, i] of c) if (!(i === "" || I(i) || o.includes(r) || !bo(e, r)) && (r !== "defence" || a === "attack")) for (let [r, i] of e.heroes.entries()) i.seat === t && i.fate > 0 && ua(i) && n.push(`fate:${R(r)}`);
	return a === "attack" && s(i) && uo(e, L(i), "dodge") && yo(e) && n.push("dodge"), !e.hare && (a !== "attack" || bo(e, "die")) && s(r) && Co(e, r) && bo(e, "die") && n.push("hare"), !e.hare && a === "attack" && s(i) && Co(e, i) && yo(e) && n.push("hare"), n;
}
var Co = (e, t) => ua(z(e, t)) && z(e, t).items.includes("hares-foot");
function wo(e, t) {
	let n = [], { by: r, at: i, kind: a, melee: o } = e.roll, s = (n) => n !== "" && I(n) && z(e, n).seat === t;
	return a === "table" || (a === "attack" && o && s(i) && yo(e) && uo(e, L(i), "parry") && n.push("parry"), (s(r) && z(e, r).fatigue > 0 && bo(e, "die") || a === "attack" && s(i) && z(e, i).fatigue > 0 && ua(z(e, i)) && yo(e)) && n.push("pf")), n;
}
var To = S.eachInTurn("dice", {
	who(e, { seat: t, stage: n }) {
		if (e.ended === "no") return (n === "reroll" ? So(e, t) : wo(e, t)).length > 0 ? t : void 0;
	},
	options(e, t, { stage: n }, r) {
		for (let i of n === "reroll" ? So(e, t) : wo(e, t)) r.add(i);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = e.roll;
		if (r.startsWith("fate:")) {
			let t = z(e, r.slice(5)), n = !I(i.by) && !i.turned.includes("die") && bo(e, "die") ? "die" : "defence";
			t.fate--;
			let a = i.kind === "attack" ? po(e, n === "die" ? i.by : i.at) : i.sides;
			i.turned = [...i.turned, n], i[n] = _(e, a), C(e, () => ({
				type: "rerolled",
				rule: "DJ-FATE-3",
				hero: L(r.slice(5)),
				die: i[n],
				how: "fate"
			}));
		} else if (r === "dodge") fo(e, L(i.at), "dodge"), i.defence = Math.max(i.defence, _(e, 10)), C(e, () => ({
			type: "rerolled",
			rule: "DJ-SKILL-8",
			hero: L(i.at),
			die: i.defence,
			how: "dodge"
		}));
		else if (r === "hare") {
			e.hare = !0;
			let t = I(i.by) && Co(e, i.by) ? "die" : "defence";
			i[t] = _(e, 10), C(e, () => ({
				type: "rerolled",
				rule: "DJ-COMP-6",
				hero: L(t === "die" ? i.by : i.at),
				die: i[t],
				how: "hare"
			}));
		} else if (r === "parry") fo(e, L(i.at), "parry"), i.parry += 3;
		else {
			let t = I(i.by) ? i.by : i.at;
			z(e, t).fatigue--, t === i.by ? i.pf++ : i.defencePf++, C(e, () => ({
				type: "pf",
				rule: "DJ-FATIGUE-2",
				hero: L(t),
				left: z(e, t).fatigue
			}));
		}
		return "again";
	},
	about: (e) => ({
		...Tn(e),
		by: Sn(e, e.roll.by),
		kind: e.roll.kind,
		attack: ho(e),
		defence: e.roll.kind === "attack" ? go(e) : e.roll.target,
		die: e.roll.die,
		against: e.roll.defence
	})
}), Eo = 10;
function Y(e, t, n, r, i, a) {
	if (n <= 0) return;
	if (I(t)) return Do(e, L(t), n, r, a);
	let o = B(e, t);
	o !== void 0 && (o.life = Math.max(0, o.life - n), G(o, "frozen", "asleep", "slept"), C(e, () => ({
		type: "hurt",
		rule: a,
		figure: t,
		monster: o.kind,
		life: n,
		left: o.life
	})), o.life === 0 && Lo(e, t, i));
}
function Do(e, t, n, r, i) {
	let a = e.heroes[t];
	a.gone === "no" && a.life !== 0 && (a.life = Math.max(0, a.life - n), G(a, "frozen"), C(e, () => ({
		type: "hurt",
		rule: i,
		figure: R(t),
		hero: t,
		life: n,
		left: a.life
	})), a.life === 0 && Oo(t, r));
}
var Oo = (e, t) => S.raise({
	proc: "save",
	todo: [
		{
			hero: e,
			use: "stand-fast",
			how: t
		},
		{
			hero: e,
			use: "fate",
			how: t
		},
		{
			hero: e,
			use: "fall",
			how: t
		}
	],
	at: 0
});
function ko(e, t) {
	no(e, "nobody-fell"), e.heroes[t].life = 0, C(e, () => ({
		type: "falls-in",
		rule: "DJ-FURN-CREVASSE-1",
		hero: t
	})), Oo(t, "fall");
}
var Ao = S.eachInTurn("save", {
	who(e, { hero: t, use: n, how: r }) {
		let i = e.heroes[t];
		if (!(e.ended !== "no" || i.gone !== "no" || i.life > 0)) return n === "stand-fast" ? r === "attack" && uo(e, t, "stand-fast") ? i.seat : void 0 : n === "fate" && i.fate > 0 ? i.seat : void 0;
	},
	skipped(e, { hero: t, use: n, how: r }) {
		let i = e.heroes[t];
		n !== "fall" || i.gone !== "no" || i.life > 0 || e.ended !== "no" || (r === "fall" ? No(e, t, !0) : jo(e, t));
	},
	options(e, t, { use: n }, r) {
		r.add(n), r.add("pass");
	},
	choose(e, t, { hero: n, use: r }, i) {
		if (i === "pass") return;
		let a = e.heroes[n];
		r === "stand-fast" ? (fo(e, n, "stand-fast"), a.life = 1) : (a.fate--, a.life = Math.min(Eo, a.maxLife)), C(e, () => ({
			type: "saved",
			rule: r === "fate" ? "DJ-FATE-1" : "DJ-SKILL-5",
			hero: n,
			how: r,
			left: a.life
		}));
	},
	about: (e, t, { hero: n }) => ({
		hero: e.heroes[n].name,
		fate: e.heroes[n].fate
	})
});
function jo(e, t) {
	let n = e.heroes[t];
	C(e, () => ({
		type: "down",
		rule: "DJ-COMBAT-14",
		hero: t
	})), e.revealed && e.zones[P(e, n.cell)]?.room === "objective" && no(e, "nobody-down"), e.turn.who === R(t) && Mo(e), e.turn.who === R(t) && (e.turn.over = !0), Ho(e);
}
function Mo(e) {
	let t = z(e, e.turn.who);
	(e.heroes.some((e) => e !== t && K(e) && e.cell === t.cell) || e.monsters.some((e) => e.cell === t.cell)) && (t.cell = e.turn.back);
}
function No(e, t, n = !1) {
	let r = e.heroes[t];
	Po(e, r, n), r.gone = "dead", r.life = 0, r.cell = _n, r.marks = [], e.turn.who === R(t) && (e.turn.over = !0), C(e, () => ({
		type: "dies",
		rule: n ? "DJ-RULING-31" : "DJ-VAL-4",
		hero: t
	})), Ho(e);
}
function Po(e, t, n) {
	let r = n ? t.items.filter((e) => Zr.includes(e)) : t.items, i = n ? t.items.filter((e) => !Zr.includes(e)) : [];
	for (let t of i) Fo(e, t);
	let a = n ? t.shots.map(() => 0) : t.shots, o = n ? 0 : t.gold;
	(r.length > 0 || o > 0 || a.some((e) => e > 0)) && (e.goods = [...e.goods, {
		cell: t.cell,
		items: r,
		gold: o,
		shots: a
	}]), t.items = [], t.weapon = "none", t.body = "none", t.shield = "none", t.gold = 0, t.shots = t.shots.map(() => 0);
}
function Fo(e, t) {
	let n = t.startsWith("scroll:") ? "spell-scroll" : t;
	Io(n) && e.treasureDiscard.push(n);
}
var Io = (e) => Object.hasOwn(x, e);
function Lo(e, t, n) {
	let r = B(e, t);
	if (r === void 0) return;
	e.monsters = e.monsters.filter((e) => e !== r), e.turn.who === t && (e.turn.over = !0);
	let i = n !== "" && I(n) && z(e, n).gone === "no" ? L(n) : -1;
	if (i !== -1) {
		let t = e.heroes[i];
		t.xp += ci[r.kind].xp, e.stolen > 0 && (t.gold += e.stolen, e.stolen = 0);
	}
	C(e, () => ({
		type: "slain",
		rule: "DJ-COMBAT-13",
		monster: r.kind,
		hero: i,
		xp: ci[r.kind].xp
	})), r.unique && io(e, r), Ro(e, r.group, i), J(e);
}
function Ro(e, t, n) {
	if (e.monsters.some((e) => e.kind === "giant-spider") || (e.webs = e.webs.length === 0 ? e.webs : []), !e.monsters.some((e) => ci[e.kind].abilities.includes("drains"))) for (let t of e.heroes) t.drained = 0;
	if (e.monsters.some((e) => e.group === t)) return;
	let r = e.groups.find((e) => e.id === t);
	if (r !== void 0) {
		e.groups = e.groups.filter((e) => e !== r), r.card !== "none" && (e.monsterDeck.push(r.card), v(e, e.monsterDeck));
		for (let t = 0; t < r.treasure; t++) {
			if (e.settings.oneCardAhead) {
				S.raise(On("treasure", {
					for: "party",
					hero: n
				}));
				continue;
			}
			let t = En(e);
			t !== void 0 && S.raise({
				proc: "loot",
				todo: [{
					card: t,
					hero: n
				}],
				at: 0
			});
		}
	}
}
function zo(e) {
	for (let t = 0; t < e.heroes.length; t++) ca(e.heroes[t]) && No(e, t);
}
function Bo(e) {
	e.phase !== "combat" || e.ended !== "no" || ja(e).length > 0 || (zo(e), e.ended === "no" && Vo(e));
}
function Vo(e) {
	e.phase = "explore", e.turn = yn(), e.fires = [], e.ambush = !1;
	for (let t of e.heroes) G(t, "frozen", "stunned", "silenced", "blessed", "faith", "shielded", "sacred", "mighty", "poison", "rat-poison", "flying", "slipping"), t.strongUntil > 0 && t.strongUntil <= e.pc && (t.strongUntil = 0);
	for (let t of e.monsters) G(t, "frozen", "asleep", "slept", "stunned", "cowed", "dazzled", "rock-hide", "frenzied", "flying");
	C(e, () => ({
		type: "combat-over",
		rule: "DJ-COMBAT-1"
	}));
}
function Ho(e) {
	if (e.ended !== "no" || e.heroes.some(q)) return;
	for (let t = 0; t < e.heroes.length; t++) {
		let n = e.heroes[t];
		n.gone === "no" && (ca(n) || la(n)) && (n.gone = "dead", C(e, () => ({
			type: "dies",
			rule: "DJ-RULING-5",
			hero: t
		})));
	}
	let t = e.heroes.some((e) => e.gone === "left");
	Uo(e, e.won && t ? "won" : t ? "left" : "lost");
}
function Uo(e, t) {
	if (e.ended !== "no") return;
	let n = e.heroes.filter((e) => e.gone !== "dead");
	n.length > 0 && co(e), e.ended = t, e.turn = yn(), Ze(e);
	let r = (e.won ? e.quest.mainXp : 0) + e.goals.length * e.quest.secondaryXp;
	for (let e of n) e.xp += r;
	C(e, () => ({
		type: "ended",
		rule: "DJ-RULING-45",
		how: t,
		xp: n.length > 0 ? r : 0
	}));
}
function X(e, t, n, r = {}) {
	S.raise({
		proc: "test",
		at: 0,
		who: e,
		stat: t,
		target: r.target ?? 9,
		plus: r.plus ?? 0,
		why: n,
		on: r.on ?? ""
	});
}
var Wo = (e, t) => I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0, Go = (e, t) => I(t) ? ga(z(e, t)) - +!!Da(e, P(e, V(e, t))) : 0, Ko = (e) => S.sequence("test", [
	(e, t) => {
		if (Wo(e, t.who)) return e.roll = {
			...xn(),
			kind: "test",
			by: t.who,
			die: _(e, 10),
			plus: ha(e, t.who, t.stat) + t.plus + (t.why === "web" ? ga(z(e, t.who)) : Go(e, t.who)),
			target: t.target
		}, vo(e);
	},
	(t, n) => {
		if (!Wo(t, n.who)) return;
		let r = ho(t), i = t.roll.die === 10 && n.why !== "web" || r >= n.target, { die: a } = t.roll;
		t.roll = xn(), C(t, () => ({
			type: "test",
			rule: "DJ-TEST-2",
			...I(n.who) ? { hero: L(n.who) } : { monster: B(t, n.who).kind },
			stat: ta[n.stat],
			die: a,
			total: r,
			target: n.target,
			success: i
		})), e[n.why](t, n, i);
	},
	(e) => Bo(e)
], {
	show: (e) => ({
		who: e.who,
		stat: e.stat,
		target: e.target,
		plus: e.plus,
		why: e.why,
		on: e.on
	}),
	aslongas: (e) => e.ended === "no"
}), qo = [
	"melee",
	"ranged",
	"tail",
	"sweep"
], Jo = (e) => qo.includes(e), Yo = (e) => e === "melee" || e === "tail" || e === "sweep", Xo = (e, t, n, r = 0, i = 0) => ({
	proc: "attack",
	at: 0,
	by: e,
	target: t,
	how: n,
	power: r,
	die: i,
	plus: 0,
	stopped: !1,
	turned: !1
}), Zo = (e, t) => I(t) ? K(z(e, t)) && z(e, t).life > 0 : B(e, t) !== void 0;
function Qo(e, t) {
	let n = es(e), r = [];
	if (n === void 0 || n.stopped) return r;
	if (I(n.by) && z(e, n.by).seat === t) {
		let t = L(n.by);
		Yo(n.how) && n.plus === 0 && uo(e, t, "mighty-blow") && r.push("mighty-blow"), Jo(n.how) && uo(e, t, "backstab") && $o(e, n) && r.push("backstab");
	}
	if (!I(n.target)) return r;
	let i = z(e, n.target);
	for (let [a, o] of e.heroes.entries()) {
		if (o.seat !== t || !ua(o)) continue;
		let s = F(e, o.cell, i.cell);
		Jo(n.how) && !n.turned && s && uo(e, a, "bodyguard") && r.push(`bodyguard:${R(a)}`), (s || o === i) && uo(e, a, "sanctuary") && r.push(`sanctuary:${R(a)}`);
	}
	return r;
}
var $o = (e, t) => e.heroes.some((n, r) => R(r) !== t.by && ua(n) && F(e, n.cell, V(e, t.target))), es = (e) => e.core.stack.findLast((e) => e.proc === "attack"), ts = S.eachInTurn("declared", {
	who: (e, t) => e.ended === "no" && Qo(e, t).length > 0 ? t : void 0,
	options(e, t, n, r) {
		for (let n of Qo(e, t)) r.add(n);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = es(e), [a, o] = r.split(":");
		if (a === "mighty-blow" || a === "backstab") return fo(e, L(i.by), a), i.plus += 3, "again";
		if (fo(e, L(o), a), a === "bodyguard") return i.target = o, i.turned = !0, "again";
		i.stopped = !0;
	},
	about: (e) => ({
		by: Sn(e, es(e).by),
		how: es(e).how,
		target: Sn(e, es(e).target),
		...Tn(e)
	})
});
function ns(e, t) {
	if (t.how === "fire") return t.power;
	if (I(t.by)) {
		let n = z(e, t.by);
		if (!Jo(t.how)) return ha(e, t.by, 4) + t.power + (ni(n.weapon)?.spells ?? 0) + ga(n);
		let r = (I(t.target) ? void 0 : ci[B(e, t.target).kind])?.kin === "undead" ? ni(n.weapon)?.againstUndead ?? 0 : 0, i = U(n, "rat-poison") && B(e, t.target)?.kind === "skaven" ? 2 : 0;
		return ha(e, t.by, 0) + Sa(n) + +!!U(n, "sacred") + r + i + ga(n) + t.plus + (e.turn.charged && t.how === "melee" ? 2 : 0);
	}
	let n = B(e, t.by), r = +!!U(n, "cowed") + (U(n, "dazzled") ? 2 : 0);
	return Jo(t.how) ? ha(e, t.by, 0) + (t.how === "tail" ? 5 : H(n).weapon) - r : ha(e, t.by, 4) + t.power - r;
}
function rs(e, t) {
	let { target: n } = t, r = I(n) ? ga(z(e, n)) : 0;
	if (t.how === "ice-block") return ha(e, n, 2) + r;
	if (t.how === "sleep" || t.how === "turn-undead") return ha(e, n, 4) + r;
	let i = t.how === "ranged" && I(t.by) ? ba(z(e, t.by)) : -1, a = i < 0 ? 0 : Qr[M[i]].piercing, o = t.how === "toxic-cloud" ? 0 : Math.max(0, ya(e, n) - a);
	return ha(e, n, 1) + o + r;
}
function is(e, t) {
	if (os(e, t)) return;
	let n = !I(t.target) && U(B(e, t.target), "asleep") ? 0 : po(e, t.target);
	return {
		lead: ns(e, t) - rs(e, t),
		mine: po(e, t.by),
		theirs: n
	};
}
var as = (e, t) => po(e, t.by) + ns(e, t) - 1 - rs(e, t);
function os(e, t) {
	if (I(t.target)) return !1;
	let { abilities: n, kin: r } = H(B(e, t.target));
	return t.how === "toxic-cloud" ? r === "undead" : n.includes("only-magic") && Jo(t.how) && I(t.by) && !Ca(z(e, t.by));
}
var ss = S.sequence("attack", [
	(e, t) => {
		if (e.quiet = !1, Zo(e, t.target) || (t.stopped = !0), !t.stopped) return I(t.target) && e.attacks[L(t.target)]++, {
			proc: "declared",
			todo: [...new Set(e.heroes.map((e) => e.seat))].sort((e, t) => e - t),
			at: 0
		};
	},
	(e, t) => {
		if (t.stopped) {
			C(e, () => ({
				type: "sanctuary",
				rule: "DJ-SKILL-7",
				hero: L(t.target)
			}));
			return;
		}
		let n = !I(t.target) && U(B(e, t.target), "asleep");
		return e.roll = {
			...xn(),
			kind: "attack",
			by: t.how === "fire" && !Zo(e, t.by) ? "" : t.by,
			at: t.target,
			plus: ns(e, t),
			defencePlus: rs(e, t),
			die: t.die > 0 ? t.die : _(e, t.how === "fire" ? 10 : po(e, t.by)),
			defence: n ? 0 : _(e, po(e, t.target)),
			melee: Yo(t.how)
		}, t.how === "ranged" && I(t.by) && ls(e, t.by), vo(e);
	},
	(e, t) => {
		!t.stopped && Zo(e, t.target) && us(e, t);
	},
	(e, t) => {
		cs(e) || (I(t.by) || !I(t.target)) && Bo(e);
	}
], {
	show: (e) => ({
		by: e.by,
		target: e.target,
		how: e.how,
		power: e.power,
		die: e.die,
		plus: e.plus,
		stopped: e.stopped,
		turned: e.turned
	}),
	aslongas: (e) => e.ended === "no"
}), cs = (e) => e.core.stack.some((e) => e.proc === "volley");
function ls(e, t) {
	let n = z(e, t), r = ba(n);
	n.shots = n.shots.map((e, t) => t === r ? e - 1 : e);
}
function us(e, t) {
	let { die: n, defence: r, pf: i } = e.roll, a = ho(e), o = go(e);
	e.roll = xn(), ds(e, n + i);
	let s = os(e, t) ? 0 : Math.max(0, a - o);
	C(e, () => ({
		type: "attack",
		rule: "DJ-COMBAT-9",
		by: t.by,
		target: t.target,
		how: t.how,
		die: n,
		total: a,
		defence: r,
		against: o,
		hit: s > 0,
		damage: s
	})), t.how === "ice-block" || t.how === "sleep" ? s > 0 && W(I(t.target) ? z(e, t.target) : B(e, t.target), t.how === "sleep" ? "asleep" : "frozen") : (s > 0 && fs(e, t, s), t.how === "melee" && (e.turn.charged = !1), n === 1 && I(t.by) && (t.how === "melee" || t.how === "ranged") && S.raise({
		proc: "trigger",
		todo: [{
			on: t.by,
			what: "fumble"
		}],
		at: 0
	}));
}
function ds(e, t) {
	let n = e.core.stack.findLast((e) => e.proc === "volley");
	n !== void 0 && n.proc === "volley" && n.die > 0 && (n.die = t);
}
function fs(e, t, n) {
	let { target: r, by: i } = t;
	e.turn.who === i && (e.turn.hit = !0);
	let a = I(i) ? void 0 : B(e, i);
	if (a !== void 0 && I(r) && Jo(t.how)) {
		let { abilities: t } = H(a), o = z(e, r);
		if (t.includes("drains")) {
			o.drained++, C(e, () => ({
				type: "drained",
				rule: "DJ-BEAST-SPECTRE-2",
				hero: L(r),
				left: ha(e, r, 2)
			})), Ho(e);
			return;
		}
		Y(e, r, n, "attack", i, "DJ-COMBAT-11"), t.includes("venom") && n > 3 && X(r, 2, "venom"), t.includes("weakens") && !o.items.some((e) => e === "blessed-mail" && o.body === e) && (o.weakness++, C(e, () => ({
			type: "weakened",
			rule: "DJ-BEAST-GHOUL-1",
			hero: L(r),
			count: o.weakness
		})));
		return;
	}
	let o = t.how === "fire" && I(r) && z(e, r).body === "drake-scales" ? 2 : 0, s = V(e, r);
	Y(e, r, n - o, "attack", i, "DJ-COMBAT-11"), e.turn.charged && I(i) && t.how === "melee" && ps(e, i, r, s);
}
function ps(e, t, n, r) {
	let i = B(e, n);
	if (i === void 0) return;
	let a = V(e, t), o = r + Math.sign(D(r) - D(a)) + 1e3 * Math.sign(E(r) - E(a));
	Tr(N(e), r, o, { corners: "both" }) && Ua(e, o) && (i.cell = o);
}
var ms = S.repeat("volley", (e, t) => {
	if (e.ended === "no" && (t.die === 0 && (t.die = _(e, po(e, t.by))), I(t.by) || B(e, t.by) !== void 0)) {
		for (; t.next < t.targets.length && !Zo(e, t.targets[t.next]);) t.next++;
		if (!(t.next >= t.targets.length)) return Xo(t.by, t.targets[t.next++], t.how, pi[t.how] ?? 0, t.die);
	}
}, { show: (e) => ({
	by: e.by,
	how: e.how,
	targets: e.targets,
	die: e.die,
	next: e.next
}) }), hs = (e, t, n) => ({
	proc: "volley",
	at: 0,
	by: e,
	how: t,
	targets: [...n.filter((t) => t !== e), ...n.filter((t) => t === e)],
	die: 0,
	next: 0
}), gs = (e, t, n) => Xo(R(t), n, xa(e.heroes[t]) ? "ranged" : "melee");
function _s(e, t) {
	if (I(t)) {
		let n = z(e, t), r = U(n, "slipping");
		return {
			id: t,
			figure: n,
			isHero: !0,
			flies: U(n, "flying"),
			slips: r,
			crosses: !1,
			spins: !1
		};
	}
	let n = B(e, t), r = e.quest.freeCrossing?.includes(n.kind) ?? !1, i = n.kind === "giant-spider";
	return {
		id: t,
		figure: n,
		isHero: !1,
		flies: U(n, "flying"),
		slips: !1,
		crosses: r,
		spins: i
	};
}
var vs = (e, t, n) => !t.spins && e.webs.includes(n);
function ys(e, t, n) {
	let r = Oa(e, n);
	return (r === void 0 || r === t.id) && !Ki(e, n, t.crosses) && !vs(e, t, n);
}
function bs(e, { figure: t }, n) {
	if (t.cell !== n) return Oa(e, n);
	for (let r of e.monsters) if (r.cell === n && r !== t) return r.id;
	for (let r = 0; r < e.heroes.length; r++) {
		let i = e.heroes[r];
		if (i.cell === n && i !== t && i.gone === "no") return R(r);
	}
}
var xs = (e, t, n) => !t.flies && !t.slips && (t.isHero ? ka(e, n) : Aa(e, n));
function Ss(e, t, n) {
	let r = _s(e, t), i = Cs(e, r);
	if (i !== void 0) n.none(Si, i);
	else for (let t = 0; t < Si.length; t++) n.add(Si[t], Ts(e, r, r.figure.cell + Ci[t]));
}
function Cs(e, t) {
	let { turn: n } = e, { figure: r } = t;
	if (U(r, "held")) return "DJ-FURN-CIRCLE-7";
	if (U(r, "stunned")) return "DJ-SKILL-6";
	if (n.stopped) return n.attacked ? "DJ-RULING-9" : "DJ-MOVE-9";
	if (n.left < 1) return n.ran ? "DJ-MOVE-2" : "DJ-MOVE-1";
	if (t.isHero && n.ran && n.walked >= Ma(r) && (n.dark || Da(e, P(e, r.cell)))) return "DJ-RULING-35";
}
var ws = { corners: "both" };
function Ts(e, t, n) {
	if (!Tr(N(e), t.figure.cell, n, ws)) return "DJ-MOVE-5";
	if (t.flies) return ys(e, t, n) || Os(e, t, n) ? void 0 : "DJ-RULING-86";
	if (Ki(e, n, t.crosses)) return Wi(e, n)?.kind === "crevasse" ? "DJ-RULING-31" : "DJ-MOVE-8";
	if (vs(e, t, n)) return "DJ-RULING-20";
	let r = Oa(e, n);
	if (r !== void 0) return Es(e, t, r) && !t.slips ? "DJ-MOVE-7" : Ds(e, t, n) ? void 0 : "DJ-MOVE-6";
}
function Es(e, t, n) {
	return t.isHero === I(n) ? !1 : !I(n) || q(z(e, n));
}
function Ds(e, t, n) {
	if (xs(e, t, n)) return !1;
	let r = N(e), i = [n];
	for (let n = e.turn.left - 1, a = 0; n > 0; n--) {
		let n = i.length;
		for (; a < n; a++) {
			let n = i[a];
			for (let a of Ci) {
				let o = n + a;
				if (!Tr(r, n, o, ws) || i.includes(o) || Ki(e, o, t.crosses) || vs(e, t, o)) continue;
				let s = Wi(e, o);
				if (s !== void 0 && Gi(s, o) && s.rest === "poor-bridge") continue;
				let c = bs(e, t, o);
				if (c === void 0) return !0;
				Es(e, t, c) && !t.flies && !t.slips || xs(e, t, o) || i.push(o);
			}
		}
	}
	return !1;
}
function Os(e, t, n) {
	return e.turn.left < 2 ? !1 : Pr(N(e), n, e.turn.left - 1, ws).cells.some((n) => ys(e, t, n));
}
var ks = (e, t) => !As(e, _s(e, t));
function As(e, t) {
	let { cell: n } = t.figure;
	return bs(e, t, n) === void 0 && !Ki(e, n, t.crosses) && !vs(e, t, n);
}
function js(e, t, n) {
	let r = e.heroes[t];
	if (!(e.turn.stopped || e.turn.left < 2 || U(r, "held") || U(r, "stunned"))) for (let t = 0; t < 4; t++) {
		let i = r.cell + Ci[t], a = Wi(e, i);
		if (a?.kind !== "crevasse" || a.rest !== "no-bridge") continue;
		let o = i + Ci[t], s = N(e);
		Tr(s, r.cell, i, ws) && Tr(s, i, o, ws) && Ua(e, o) && n.add(`jump:${Si[t]}`);
	}
}
function Ms(e, t, n) {
	let r = _s(e, t), i = r.figure.cell + Ci[Si.indexOf(n)], a = Wi(e, i);
	r.isHero && !r.flies && a?.rest === "poor-bridge" && Gi(a, i) && Wi(e, r.figure.cell) !== a ? (e.turn.busy = !0, X(t, 3, "crossing", {
		target: 9 + va(z(e, t)),
		on: n
	})) : Is(e, r, i, 1);
}
function Ns(e, t, n) {
	e.turn.busy = !0, X(t, 3, "jump", { on: n });
}
function Ps(e, t, n, r, i) {
	let a = L(t), o = e.heroes[a], s = Ci[Si.indexOf(n)];
	if (r) return Is(e, _s(e, t), o.cell + i * s, i);
	e.turn.left = Math.max(0, e.turn.left - i), Fs(e, a) ? (C(e, () => ({
		type: "rope",
		rule: "DJ-RULING-25",
		hero: a
	})), S.raise({
		proc: "choose",
		todo: [{
			hero: a,
			what: "rope",
			on: ""
		}],
		at: 0
	})) : (e.turn.over = !0, ko(e, a));
}
var Fs = (e, t) => e.heroes.some((n, r) => q(n) && n.items.includes("rope") && (r === t || F(e, n.cell, e.heroes[t].cell)));
function Is(e, t, n, r) {
	let { turn: i } = e, { id: a, figure: o } = t;
	As(e, t) && (i.back = o.cell);
	let s = P(e, o.cell);
	o.cell = n, i.left -= r, i.walked += r, i.busy = !0, C(e, () => ({
		type: "step",
		rule: "DJ-MOVE-1",
		figure: a,
		square: O(n)
	})), xs(e, t, n) && (i.stopped = !0), Da(e, P(e, n)) && (i.dark = !0), Rs(e, t, s);
}
var Ls = (e, t, n) => Rs(e, _s(e, t), n);
function Rs(e, t, n) {
	let { id: r, flies: i } = t, { cell: a } = t.figure, o = i ? void 0 : e.fires.find((e) => e.cell === a);
	if (o !== void 0 && S.raise(Xo(o.by, r, "fire", o.mag + 3)), !t.isHero) return;
	let s = Wi(e, a);
	if (s?.kind === "magic-circle" && !s.used && !i && s.rest !== "shut" && S.raise({
		proc: "table",
		at: 0,
		hero: L(r),
		piece: e.pieces.indexOf(s)
	}), e.phase === "explore" && As(e, t)) {
		let t = P(e, a);
		zi(e.zones[t]) ? n !== t && S.raise({
			proc: "trigger",
			todo: [{
				on: r,
				what: "room"
			}],
			at: 0
		}) : S.raise({
			proc: "trigger",
			todo: [{
				on: r,
				what: "corridor"
			}],
			at: 0
		});
	}
	zs(e), J(e);
}
function zs(e) {
	if (e.ended === "no") for (let t of e.monsters) U(t, "dormant") && Bs(e, t) && (G(t, "dormant"), e.phase === "explore" && Vs(e, !1));
}
var Bs = (e, t) => e.heroes.some((n) => q(n) && Qi(e, n.cell, t.cell));
function Vs(e, t) {
	e.phase === "combat" || e.ended !== "no" ? t && (e.ambush = !0) : (e.phase = "combat", e.ambush = t, e.turn.over = !0, C(e, () => ({
		type: "combat",
		rule: "DJ-PHASE-2",
		ambush: t
	})));
}
function Hs(e) {
	let t = _(e, 6);
	e.turn.left += t, e.turn.ran = !0, e.turn.busy = !0, C(e, () => ({
		type: "runs",
		rule: "DJ-MOVE-2",
		figure: e.turn.who,
		die: t
	}));
}
var Us = (e, t) => t === e.quest.room ? ["S"] : y[t].doors;
function Ws(e, t, n) {
	let { tile: r } = y[t];
	return Vr(N(e), r, Di[r], n, Us(e, t));
}
var Gs = (e) => ({
	side: e.side,
	cells: Pi(e)
});
function Ks(e, t, n, r, i, a) {
	let { tile: o, locked: s } = y[t], c = e.zones.length, l = Di[o], u = {
		tile: o,
		at: O(n),
		turn: r
	}, d = (e) => ar(l, u, l.connectors.find((t) => t.name === e)), f = {
		card: t,
		at: n,
		turn: r,
		room: "none",
		dark: e.quest.dark === !0,
		searched: !1,
		safe: !1,
		entry: i === "" ? 0 : d(i).side
	};
	e.zones = [...e.zones, f];
	let p = [...e.doors];
	a !== -1 && (p[a] = {
		...p[a],
		to: c,
		state: "open"
	});
	for (let n of Us(e, t)) {
		if (n === i) continue;
		let { side: e, cells: t } = d(n), r = t[0], a = p.findIndex((t) => t.state !== "walled" && t.to === -1 && t.at + T[t.side] === r && t.side === qn(e));
		if (a >= 0) {
			let e = p[a];
			p[a] = {
				...e,
				to: c,
				state: e.state === "locked" || s ? "locked" : e.state
			};
		} else p.push({
			at: r,
			side: e,
			from: c,
			to: -1,
			state: s ? "locked" : "closed",
			barred: !1
		});
	}
	return e.doors = p, C(e, () => ({
		type: "zone",
		rule: "DJ-EXP-5",
		card: t,
		zone: c
	})), c;
}
function qs(e, t) {
	e.pieces = [...e.pieces, t];
}
function Z(e, t, n) {
	e.pieces = e.pieces.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
function Js(e, t, n) {
	e.zones = e.zones.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
function Ys(e, t, n) {
	e.doors = e.doors.map((e, r) => r === t ? {
		...e,
		...n
	} : e);
}
var Xs = (e, t) => xi[y[e.zones[t].card].tile].room;
function Zs(e, t, n) {
	let r = e.zones[t], i = dn[n];
	Js(e, t, {
		room: n,
		dark: r.dark || i.dark
	});
	let a = y[r.card].locked;
	for (let [n, o] of i.furniture) qs(e, {
		kind: n,
		cells: o.map((e) => Ri(r, e)),
		zone: t,
		locked: a && gi[n].lockable === !0,
		used: !1,
		rest: ""
	});
	return C(e, () => ({
		type: "room",
		rule: "DJ-ZONE-3",
		card: n,
		zone: t
	})), i.monsters;
}
var Qs = (e) => e.to === -1 && (e.state === "closed" || e.state === "locked");
function $s(e, t, n, r) {
	return e.dungeon.length === 0 ? [] : tc(e, t, r).filter((t) => (n === void 0 || n.includes(t.side)) && ec.some((n) => Vr(N(e), n, Di[n], t).length > 0));
}
var ec = Object.keys(xi), tc = (e, t, n) => Ur(N(e), t, 2).filter((t) => !e.doors.some((e) => ic(e, t)) && !t.cells.some((t) => e.stairs.includes(t)) && t.cells.every((t) => t === n || !e.pieces.some((e) => e.cells.includes(t))));
function nc(e, t, n, r = !1) {
	let i = [
		0,
		1,
		2,
		3
	].find((r) => P(e, n + T[r]) !== t);
	if (i === void 0) return [];
	let a = r ? tc(e, t, n) : $s(e, t, [i], n), o = (e) => Math.max(Math.abs(D(e) - D(n)), Math.abs(E(e) - E(n)));
	return rc(a.filter(({ side: e }) => e === i), ({ cells: e }) => Math.min(...e.map(o)));
}
var rc = (e, t) => {
	let n = Math.min(...e.map(t));
	return e.filter((e) => t(e) === n);
};
function ic(e, { side: t, cells: n }) {
	if (e.state === "walled") return !1;
	let r = Pi(e);
	return e.side === t && r.some((e) => n.includes(e)) || e.side === qn(t) && r.some((t) => n.includes(t + T[e.side]));
}
function ac(e, t, { side: n, cells: r }, i = !1) {
	let a = {
		at: r[0],
		side: n,
		from: t,
		to: -1,
		state: i ? "exit" : "closed",
		barred: !1
	};
	e.doors = [...e.doors, a], C(e, () => ({
		type: "passage",
		rule: "DJ-RULING-22",
		zone: t,
		square: O(a.at)
	}));
}
function oc(e) {
	if (e.revealed || e.doors.some(Qs)) return;
	let t = Wa(e), n = (n) => Math.min(...hr(N(e), n).map((e) => t(e) ?? 999)), r = e.zones.map((e, t) => t).sort((e, t) => n(e) - n(t) || e - t);
	for (let t = e.dungeon.at(-1); t !== void 0; t = e.dungeon.at(-1)) {
		let n = t;
		for (let t of r) {
			let r = $s(e, t).find((t) => Ws(e, n, t).length > 0);
			if (r !== void 0) return ac(e, t, r);
		}
		if (t === e.quest.room) return;
		e.spare.unshift(e.dungeon.pop()), e.heard = {
			seat: -1,
			card: "none",
			door: -1
		};
	}
}
function sc(e) {
	let { card: t } = e.zones[0], n = Us(e, t), { tile: r } = y[t];
	return n.length > 1 ? [...n] : Di[r].connectors.map((e) => e.name).filter((e) => !n.includes(e));
}
function cc(e, t) {
	let n = e.zones[0], { tile: r } = y[n.card], i = Di[r], { side: a, cells: o } = ar(i, {
		tile: r,
		at: O(n.at),
		turn: n.turn
	}, i.connectors.find((e) => e.name === t)), s = T[a];
	e.stairs = o.flatMap((e) => [e + s, e + 2 * s]).sort((e, t) => e - t);
	let c = e.doors.filter((e) => e.at !== o[0] || e.side !== a);
	e.doors = [{
		at: o[0],
		side: a,
		from: 0,
		to: 0,
		state: "exit",
		barred: !1
	}, ...c], Js(e, 0, { entry: a }), C(e, () => ({
		type: "stairs",
		rule: "DJ-SETUP-7",
		side: t
	}));
}
var lc = ({ side: e, cells: t }) => `${O(t[0])}:${"nesw"[e]}`;
function uc(e) {
	let [t, n] = e.split(":"), r = "nesw".indexOf(n), i = k(t);
	return {
		side: r,
		cells: [i, i + Fi(r)]
	};
}
function dc(e, t, n) {
	let r = e.doors[n];
	return (r.state === "closed" || r.state === "locked") && Li(r, e.heroes[t].cell);
}
var fc = (e, t) => e.doors.flatMap((n, r) => dc(e, t, r) ? [r] : []);
function pc(e, t, n) {
	let r = e.doors[n];
	e.turn.over = !0, C(e, () => ({
		type: "opens-door",
		rule: "DJ-EXP-6",
		hero: t,
		door: n
	})), zi(e.zones[P(e, e.heroes[t].cell)]) && S.raise({
		proc: "trigger",
		todo: [{
			on: R(t),
			what: "room"
		}],
		at: 0
	}), r.to === -1 ? S.raise({
		proc: "reveal",
		at: 0,
		door: n,
		hero: t
	}) : (Ys(e, n, { state: "open" }), zs(e));
}
function mc(e, t, n) {
	let r = e.heroes[t];
	r.tried = [...r.tried, `d${n}`], X(R(t), 2, "force-door", {
		on: `${n}`,
		plus: hc(e, t)
	});
}
function hc(e, t) {
	let { weapon: n, race: r } = e.heroes[t];
	return +(n === "clan-axe" && r === "dwarf") + (n === "siege-hammer" ? 2 : 0);
}
function gc(e, t, n, r) {
	r && (Ys(e, n, { state: "closed" }), pc(e, t, n));
}
var _c = S.sequence("reveal", [
	(e, t) => {
		if (t.door === -1) return;
		let n = Gs(e.doors[t.door]), r = e.dungeon.at(-1), i = (t) => Ws(e, t, n).length > 0, { dungeon: a } = e.held, o = r !== void 0 && r !== e.quest.room && a !== "none" && i(a);
		if (r === void 0 || !(i(r) || o)) Ys(e, t.door, { state: "walled" }), C(e, () => ({
			type: "caved-in",
			rule: "DJ-RULING-23",
			door: t.door
		})), oc(e), t.door = -2;
		else return e.heard.card !== "none" && (e.heard = {
			seat: -1,
			card: "none",
			door: -1
		}), e.settings.oneCardAhead ? On("dungeon", {
			for: "zone",
			door: t.door,
			hero: t.hero
		}) : (Qe(e, e.dungeon), {
			proc: "place-tile",
			todo: [{
				door: t.door,
				card: r
			}],
			at: 0
		});
	},
	(e, t) => {
		if (t.door === -2) return;
		let n = t.door === -1 ? 0 : e.zones.length - 1, r = e.zones[n].card === e.quest.room;
		r && yc(e, n);
		let i = r && !e.quest.bare ? void 0 : Xs(e, n);
		if (i !== void 0 && e.settings.oneCardAhead) return On(i, {
			for: "room",
			zone: n,
			hero: t.hero
		});
		let a = i === "square" ? e.squareRooms : i === "rectangular" ? e.rectangularRooms : [];
		vc(e, n, t.hero, Qe(e, a));
	},
	(e, t) => wc(e, t.door)
], {
	show: (e) => ({
		door: e.door,
		hero: e.hero
	}),
	aslongas: (e) => e.ended === "no"
});
function vc(e, t, n, r) {
	let i = r !== void 0 && Zs(e, t, r), a = e.zones[t].card === e.quest.room;
	a && Js(e, t, { room: "objective" }), Cc(e, t, n, a ? e.quest.bare === !0 : i);
}
function yc(e, t) {
	e.revealed = !0;
	let { quest: n } = e;
	if (Js(e, t, { room: "objective" }), e.crown !== -1 && (e.crown += e.pieces.length), C(e, () => ({
		type: "objective-room",
		rule: "DJ-OBJ-3",
		zone: t
	})), n.bare) return;
	let r = e.zones[t];
	for (let i of n.pieces) qs(e, {
		kind: i.kind,
		cells: i.at.map((e) => Ri(r, e)),
		zone: t,
		locked: i.locked === !0,
		used: !1,
		rest: i.bridge ?? i.holds ?? (n.seals !== void 0 && i.kind === "magic-circle" ? "shut" : "")
	});
	if (e.things = [...e.things, ...(n.seals ?? []).map((e) => ({
		kind: "seal",
		cell: Ri(r, e),
		door: -1
	}))], e.stylus === "coming") {
		e.stylus = "done";
		let t = Ri(r, n.stylus.at);
		e.goods = [...e.goods, {
			cell: t,
			items: ["silver-stylus"],
			gold: 0,
			shots: e.heroes[0].shots.map(() => 0)
		}];
	}
	let i = ++e.arrivals;
	e.groups = [...e.groups, {
		id: i,
		card: "none",
		treasure: 0,
		objective: !0
	}];
	let a = Math.min(4, e.heroes.length);
	for (let { monster: t, at: o, leader: s, heroes: c = 0 } of n.monsters) a >= c && Ya(e, {
		kind: t,
		unique: s === !0,
		group: i
	}, Ri(r, o));
}
var bc = S.eachInTurn("place-tile", {
	who: (e, t) => xc(e, t).length > 1 ? 0 : void 0,
	skipped: (e, t) => Sc(e, t, xc(e, t)[0]),
	options(e, t, n, r) {
		for (let t of xc(e, n)) r.add(t);
	},
	choose(e, t, n, r) {
		if (r !== "swap") return Sc(e, n, r);
		let i = e.spare.pop();
		e.spare.push(n.card), S.raise({
			proc: "place-tile",
			todo: [{
				door: n.door,
				card: i,
				swapped: !0
			}],
			at: 0
		});
	},
	about: (e, t, { card: n }) => ({ card: n })
});
function xc(e, { door: t, card: n, swapped: r }) {
	let i = Ws(e, n, Gs(e.doors[t])).map(({ by: e }) => e);
	e.settings.gmRearrangesBoard || i.splice(1);
	let a = e.spare.at(-1);
	return e.settings.gmOverridesCards && n !== e.quest.room && !r && a !== void 0 && Ws(e, a, Gs(e.doors[t])).length > 0 && i.push("swap"), i;
}
function Sc(e, { door: t, card: n }, r) {
	let i = Ws(e, n, Gs(e.doors[t])).find((e) => e.by === r);
	Ks(e, n, k(i.at), i.turn, r, t);
}
function Cc(e, t, n, r) {
	for (let [r, i] of e.pieces.entries()) {
		if (i.zone !== t || i.kind !== "crevasse" || i.rest !== "") continue;
		let a = _(e, 10), o = _i("crevasse", a);
		if (Z(e, r, {
			used: !0,
			rest: o === "guarded-bridge" ? "sound-bridge" : o
		}), C(e, () => ({
			type: "rolled",
			rule: vi("crevasse", a),
			hero: n,
			piece: "crevasse",
			die: a,
			result: `result-${o}`
		})), o === "guarded-bridge") for (let n of Na(e, { zone: t })) S.raise(n);
	}
	let i = e.zones[t].room === "objective";
	if (r) for (let n of Na(e, {
		zone: t,
		objective: i
	})) S.raise(n);
}
function wc(e, t) {
	t !== -1 && ja(e).length > 0 && e.phase === "explore" && Vs(e, !1), zs(e), oc(e), J(e);
}
var Tc = S.eachInTurn("secret-door", {
	who: (e, { zone: t, where: n }) => Ec(e, t, n).length > 1 ? 0 : void 0,
	skipped(e, { zone: t, where: n }) {
		let r = Ec(e, t, n)[0];
		r === void 0 ? C(e, () => ({
			type: "no-passage",
			rule: "DJ-RULING-22",
			zone: t
		})) : ac(e, t, uc(r));
	},
	options(e, t, { zone: n, where: r }, i) {
		for (let t of Ec(e, n, r)) i.add(t);
	},
	choose(e, t, { zone: n }, r) {
		ac(e, n, uc(r));
	}
});
function Ec(e, t, n) {
	let { entry: r } = e.zones[t];
	if (n === "side") {
		let n = $s(e, t, [r + 1 & 3, r + 3 & 3]);
		return (n.length > 0 ? n : $s(e, t)).map(lc);
	}
	return n === "any" ? $s(e, t).map(lc) : nc(e, t, k(n.slice(7))).map(lc);
}
var Dc = (e, t, n) => {
	e.heroes[t].items = [...e.heroes[t].items, n].sort();
};
function Oc(e, t, n) {
	let r = e.heroes[t], i = r.items.indexOf(n);
	r.items = r.items.filter((e, t) => t !== i);
	let a = r.items.includes(n);
	!a && r.weapon === n && (r.weapon = "none"), !a && r.body === n && (r.body = "none"), !a && r.shield === n && (r.shield = "none");
}
function kc(e, t, n) {
	let r = e.heroes[t], { gold: i, names: a, shots: o } = x[n];
	if (C(e, () => ({
		type: "treasure",
		rule: "DJ-COMP-6",
		hero: t,
		card: n
	})), e.stylus === "coming" && (e.stylus = "done", Dc(e, t, "silver-stylus"), C(e, () => ({
		type: "found",
		rule: "DJ-OBJ-3",
		hero: t,
		item: "silver-stylus"
	}))), i !== void 0) r.gold += i, e.treasureDiscard.push(n);
	else if (a !== void 0) e.treasureDiscard.push(n), S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "arms",
			on: `${a}`
		}],
		at: 0
	});
	else if (o !== void 0) e.treasureDiscard.push(n), n === "full-quiver" ? S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "quiver",
			on: `${o}`
		}],
		at: 0
	}) : Ac(e, t, n, o);
	else if (n === "spell-scroll") {
		let n = fi[_(e, 10) - 1];
		Dc(e, t, `scroll:${n}`), C(e, () => ({
			type: "spell-found",
			rule: "DJ-COMP-6",
			hero: t,
			skill: n
		}));
	} else Dc(e, t, n);
}
function Ac(e, t, n, r) {
	let i = M.indexOf(n);
	e.heroes[t].shots = e.heroes[t].shots.map((e, t) => t === i ? e + r : e);
}
function jc(e, t, n, r = "") {
	let { oneCardAhead: i, themeRedrawTreasure: a } = e.settings;
	for (let o = 0; o < n; o++) if (i || a && Mc.includes(r)) S.raise(On("treasure", {
		for: "hero",
		hero: t,
		from: r
	}));
	else {
		let n = En(e);
		n !== void 0 && kc(e, t, n);
	}
}
var Mc = [
	"table",
	"library",
	"desk",
	"altar",
	"hearth",
	"alchemist-bench",
	"throne"
], Nc = (e, t) => !Mc.includes(t) || !(x[e].category === "armour" || x[e].category === "weapon" && !Pc(e)), Pc = (e) => {
	let { base: t } = x[e];
	return t !== void 0 && t in qr && qr[t].hands === 1;
};
function Fc(e, t, n) {
	let r = e.treasureDeck.length + e.treasureDiscard.length;
	if (e.settings.oneCardAhead) S.raise(On("treasure", {
		for: "arms",
		hero: t,
		left: n,
		most: r
	}));
	else for (let i = 0, a = 0; i < n && a < r; a++) {
		let n = En(e);
		if (n === void 0) return;
		Ic(e, t, n) && i++;
	}
}
function Ic(e, t, n) {
	return gn(n) ? kc(e, t, n) : e.treasureDiscard.push(n), gn(n);
}
var Lc = S.eachInTurn("loot", {
	who(e, { hero: t }) {
		let n = e.heroes.filter(q);
		if (n.length !== 0 && n.length !== 1) return (t !== -1 && q(e.heroes[t]) ? e.heroes[t] : n[0]).seat;
	},
	skipped(e, { card: t }) {
		let n = e.heroes.findIndex(q);
		n < 0 ? e.treasureDiscard.push(t) : kc(e, n, t);
	},
	options(e, t, n, r) {
		for (let [t, n] of e.heroes.entries()) q(n) && r.add(Cn(e, R(t)));
	},
	choose(e, t, { card: n }, r) {
		kc(e, L(r), n);
	},
	about: (e, t, { card: n }) => ({ card: n })
}), Rc = (e) => Yr.filter((t) => qr[t].power === e);
function zc(e, { deck: t, purpose: n }) {
	return t === "dungeon" ? Qe(e, e.dungeon) ?? "none" : t === "square" ? Qe(e, e.squareRooms) ?? "none" : t === "rectangular" ? Qe(e, e.rectangularRooms) ?? "none" : t === "treasure" ? En(e) ?? "none" : n.for === "monsters" ? La(e, n) ?? "none" : "none";
}
var Bc = (e, t, n) => Ws(e, t, Gs(e.doors[n])).length > 0;
function Vc(e, { deck: t, purpose: n, card: r }) {
	let i = e.held[t];
	return i === "none" || r === e.quest.room ? !1 : n.for === "zone" ? Bc(e, i, n.door) : n.for !== "monsters" || Ra(e, i, n);
}
function Hc(e, { purpose: t, card: n }) {
	return t.for === "monsters" ? e.settings.themeRedrawMonster && !Ba(e, n, t) : t.for === "hero" && e.settings.themeRedrawTreasure && !Nc(n, t.from);
}
function Uc(e, t) {
	let n = [];
	return (t.purpose.for !== "zone" || Bc(e, t.card, t.purpose.door)) && n.push("use"), Vc(e, t) && n.push("held"), Hc(e, t) && n.push("redraw"), n;
}
var Wc = (e) => e.core.stack.findLast((e) => e.proc === "drawing"), Gc = S.eachInTurn("drawn", {
	who(e) {
		let t = Wc(e);
		return t.card !== "none" && (e.settings.oneCardAhead || Uc(e, t).length > 1) ? 0 : void 0;
	},
	options(e, t, n, r) {
		for (let t of Uc(e, Wc(e))) r.add(t);
	},
	choose(e, t, n, r) {
		let i = Wc(e);
		if (r !== "use") {
			if (r === "held") {
				let { card: t } = i;
				i.card = e.held[n], e.held = {
					...e.held,
					[n]: t
				}, C(e, () => ({
					type: "held-card",
					rule: "DJ-GM-4",
					deck: n
				}));
			} else return i.aside.push(i.card), i.card = zc(e, i), C(e, () => ({
				type: "redrawn",
				rule: n === "monster" ? "DJ-GM-2" : "DJ-GM-3",
				deck: n
			})), "again";
		}
	},
	about: (e, t, n) => ({
		deck: n,
		card: Wc(e).card,
		held: e.held[n]
	})
});
function Kc(e, { deck: t, aside: n }) {
	n.length !== 0 && (t === "treasure" ? e.treasureDiscard.push(...n) : (e.monsterDeck.push(...n), v(e, e.monsterDeck)), n.length = 0);
}
function qc(e, t) {
	let { purpose: n, card: r } = t;
	if (Kc(e, t), e.settings.oneCardAhead && r !== "none" && e.core.known++, t.card = "none", n.for === "zone") return {
		proc: "place-tile",
		todo: [{
			door: n.door,
			card: r
		}],
		at: 0
	};
	if (n.for === "room") vc(e, n.zone, n.hero, r === "none" ? void 0 : r);
	else if (n.for === "monsters") for (let t of Pa(e, r === "none" ? void 0 : r, n)) S.raise(t);
	else r !== "none" && Jc(e, n, r);
}
function Jc(e, t, n) {
	if (t.for === "hero") kc(e, t.hero, n);
	else if (t.for === "party") S.raise({
		proc: "loot",
		todo: [{
			card: n,
			hero: t.hero
		}],
		at: 0
	});
	else if (t.for === "arms") {
		let r = Ic(e, t.hero, n) ? t.left - 1 : t.left;
		r > 0 && t.most > 1 && S.raise(On("treasure", {
			...t,
			left: r,
			most: t.most - 1
		}));
	}
}
var Yc = "hidden", Xc = (e, t) => t === 0 || !e.settings.oneCardAhead, Zc = (e, t) => t === "dungeon" ? e.dungeon : t === "square" ? e.squareRooms : t === "rectangular" ? e.rectangularRooms : t === "monster" ? e.monsterDeck : e.treasureDeck;
function Qc(e, { purpose: t }, n) {
	if (e.dungeon.length === 0 && !e.revealed) return e.quest.room;
	let r = e.spare.findLastIndex((n) => t.for !== "zone" || Bc(e, n, t.door)), [i = "none"] = e.spare.splice(r, 1), a = e.dungeon.indexOf(e.quest.room);
	return !(a >= 0 && i !== "none" && e.depth < 0 && e.dungeon.length < 6) || n(e.dungeon.length + 1) > 0 ? i : (e.dungeon[a] = i, e.quest.room);
}
var $c = S.sequence("drawing", [(e, t) => (t.card = zc(e, t), t.card === "none" ? void 0 : {
	proc: "drawn",
	todo: [t.deck],
	at: 0
}), qc], {
	show: ({ deck: e, purpose: t, card: n, aside: r }, i, a) => {
		let o = Xc(a, i), s = (e) => o || e === "none" ? e : Yc;
		return {
			deck: e,
			purpose: t,
			card: s(n),
			aside: r.map(s)
		};
	},
	guess(e, t, n, r) {
		let i = (n) => n === Yc ? t.deck === "dungeon" ? Qc(e, t, r) : Zc(e, t.deck).pop() ?? "none" : n;
		t.card = i(t.card), t.aside = t.aside.map(i);
	}
}), el = /* @__PURE__ */ new WeakMap();
function tl(e) {
	let t = el.get(e.doors);
	if (t !== void 0) return t;
	let n = N(e), r = {
		room: [],
		passage: [],
		stairs: []
	}, i = [];
	for (let t of n.cells) {
		if (!pr(n, t)) continue;
		let a = mr(n, t);
		r[e.stairs.includes(t) ? "stairs" : zi(e.zones[a]) ? "room" : "passage"].push(O(t));
		for (let e of [1, 2]) {
			let r = t + T[e];
			pr(n, r) && mr(n, r) !== a && i.push(Xn(Jn(t, e)));
		}
	}
	let a = {}, o = /* @__PURE__ */ new Set(), s = {};
	for (let [t, n] of e.doors.entries()) {
		let e = nl[n.state];
		for (let r of Pi(n)) {
			let i = Xn(Jn(r, n.side));
			if (e === void 0) continue;
			o.add(i), e !== "open-door" && (s[`d${t}`] = [...s[`d${t}`] ?? [], i]);
			let c = n.barred ? "portcullis" : e;
			a[c] = [...a[c] ?? [], i];
		}
	}
	return a.wall = i.filter((e) => !o.has(e)), t = {
		cells: r,
		edges: a,
		doors: s
	}, el.set(e.doors, t), t;
}
var nl = {
	closed: "door",
	locked: "locked-door",
	open: "open-door",
	exit: "open-door"
}, rl = /* @__PURE__ */ new WeakMap();
function il({ pieces: e }) {
	let t = rl.get(e);
	return t === void 0 && (t = e.flatMap((e, t) => e.cells.length === 0 ? [] : [{
		cells: e.cells.map(O),
		id: `f${t}`,
		what: e.kind,
		...e.locked ? { locked: !0 } : {},
		...e.used ? { used: !0 } : {}
	}]), rl.set(e, t)), t;
}
var al = /* @__PURE__ */ new WeakMap();
function ol(e) {
	let t = al.get(e.zones);
	if (t !== void 0) return t;
	let n = N(e);
	return t = e.zones.some((e) => e.dark) ? [...n.cells].filter((t) => pr(n, t) && e.zones[mr(n, t)].dark).map(O) : [], al.set(e.zones, t), t;
}
function sl(e) {
	let t = [
		...il(e),
		...e.things.map((e, t) => ({
			cell: O(e.cell),
			id: `t${t}`,
			what: e.kind
		})),
		...e.goods.map((e, t) => ({
			cell: O(e.cell),
			id: `g${t}`,
			what: "goods"
		})),
		...e.webs.map((e) => ({
			cell: O(e),
			what: "web"
		})),
		...e.fires.map((e) => ({
			cell: O(e.cell),
			what: "fire"
		}))
	], n = [...e.heroes.flatMap((t, n) => K(t) && e.stairs.length > 0 && t.cell > -99999 ? [{
		cell: O(t.cell),
		id: R(n),
		what: t.class,
		seat: t.seat,
		life: t.life,
		...e.turn.who === R(n) && !e.turn.over ? { active: !0 } : {}
	}] : []), ...e.monsters.map((t) => ({
		cell: O(t.cell),
		id: t.id,
		what: t.kind,
		life: t.life,
		...e.turn.who === t.id && !e.turn.over ? { active: !0 } : {}
	}))], r = ol(e);
	return {
		...tl(e),
		ways: !0,
		things: t,
		figures: n,
		...r.length > 0 ? { marks: { dark: r } } : {}
	};
}
var cl = (e, t) => {
	if (e.revealed || t === 0) return e.quest;
	let { id: n, room: r, main: i, secondary: a, mainXp: o, secondaryXp: s, texts: c } = e.quest;
	return {
		id: n,
		room: r,
		pieces: [],
		monsters: [],
		main: i,
		secondary: a,
		mainXp: o,
		secondaryXp: s,
		...c === void 0 ? {} : { texts: c }
	};
}, ll = (e, t) => t.length === 0 ? {} : { [e]: t }, ul = (e, t) => t === 0 ? {} : { [e]: t }, dl = (e, t) => t === "none" ? {} : { [e]: t }, fl = (e) => ({
	name: e.name,
	seat: e.seat,
	race: e.race,
	class: e.class,
	life: e.life,
	fatigue: e.fatigue,
	fate: e.fate,
	gold: e.gold,
	xp: e.xp,
	...dl("weapon", e.weapon),
	...dl("body", e.body),
	...dl("shield", e.shield),
	items: e.items,
	skills: e.skills,
	...ll("marks", e.marks),
	...ll("tilted", e.tilted),
	...ll("tiltedInCombat", e.tiltedInCombat),
	...e.shots.some((e) => e > 0) ? { shots: Object.fromEntries(M.flatMap((t, n) => e.shots[n] > 0 ? [[t, e.shots[n]]] : [])) } : {},
	...ul("venom", e.venom),
	...ul("weakness", e.weakness),
	...ul("drained", e.drained),
	...ul("cursedUntil", e.cursedUntil)
}), pl = (e) => (t) => {
	let { cell: n, ...r } = e(t);
	return r;
}, ml = (e) => {
	let t = pl(Gt)(e);
	return U(e, "dormant") ? {
		...t,
		marks: e.marks.filter((e) => e !== "dormant")
	} : t;
}, hl = ({ monsters: e }) => e.filter((e) => U(e, "dormant")).map((e) => e.id), gl = ({ over: e, left: t }) => e ? 0 : t, _l = (e, t) => e > 0 || t;
function vl(e) {
	let { left: t, walked: n, busy: r, back: i, ...a } = Kt(e.turn), o = r && !_l(n, a.ran) ? { busy: r } : {};
	return {
		...a,
		whole: n + gl(e.turn),
		...o
	};
}
var yl = (e) => e.turn.who !== "" && bl(e, e.turn.who) && ks(e, e.turn.who), bl = (e, t) => I(t) || B(e, t) !== void 0;
function xl({ map: e, left: t = 0, _turn: n, _back: r, _table: i }) {
	let a = new Map(e.figures.map(({ id: e, cell: t }) => [e, k(t)])), o = i.heroes.map((e, t) => ({
		...e,
		cell: a.get(R(t)) ?? -999999
	})), s = i.monsters.map((e) => {
		let t = i.dormant?.includes(e.id) ? [...e.marks, "dormant"].sort() : e.marks;
		return {
			...e,
			marks: t,
			cell: a.get(e.id) ?? -999999
		};
	}), { whole: c, busy: l = !1, ...u } = n, d = c - t, f = r ?? a.get(u.who) ?? -999999;
	return {
		heroes: o,
		monsters: s,
		turn: {
			...u,
			left: t,
			walked: d,
			busy: l || _l(d, u.ran),
			back: f
		}
	};
}
function Sl(e, t) {
	if (!e.settings.oneCardAhead) return {};
	let n = Object.values(e.held).filter((e) => e !== "none").length;
	return t === 0 ? {
		heldBack: n,
		held: e.held
	} : { heldBack: n };
}
function Cl(e, t) {
	let n = [];
	for (let r of e.core.stack) r.proc === "place-tile" || r.proc === "loot" ? n.push(...r.todo.slice(r.at).map(({ card: e }) => e)) : r.proc === "event" && r.event === "alarm" && !r.stopped && !e.alarm ? n.push("alarm") : r.proc === "drawing" && Xc(e, t) && n.push(...[r.card, ...r.aside].filter((e) => e !== "none"));
	return n;
}
function wl(e, t) {
	let n = t !== "spectator" && t !== 0;
	return {
		map: sl(e),
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		heroes: e.heroes.map(fl),
		dungeonLeft: e.dungeon.length,
		treasureLeft: e.treasureDeck.length,
		monsterLeft: e.monsterDeck.length,
		eventLeft: e.eventDeck.length,
		inHand: e.hand.length,
		...t === 0 ? {
			hand: e.hand,
			fresh: e.fresh
		} : {},
		...Sl(e, t),
		...n && e.depth >= 0 ? { depth: Math.max(0, e.depth - (e.depthAt - e.dungeon.length)) } : {},
		...t === e.heard.seat && e.heard.card !== "none" ? { heard: e.heard.card } : {},
		eventDiscard: e.eventDiscard.slice(),
		treasureDiscard: e.treasureDiscard.slice(),
		goals: e.goals.map((e) => `goal-${e}`),
		won: e.won,
		revealed: e.revealed,
		...e.turn.over ? {} : { left: e.turn.left },
		_turn: vl(e),
		...yl(e) ? { _back: e.turn.back } : {},
		_table: {
			heroes: e.heroes.map(pl(Wt)),
			monsters: e.monsters.map(ml),
			...ll("dormant", hl(e)),
			arrivals: e.arrivals,
			alarm: e.alarm,
			clock: e.clock,
			eventPlayed: e.eventPlayed,
			ambush: e.ambush,
			quiet: e.quiet,
			done: e.done,
			rested: e.rested,
			roll: qt(e.roll),
			attacks: e.attacks.slice(),
			after: e.after,
			tokens: e.tokens,
			failed: e.failed,
			ended: e.ended,
			depthAt: n ? e.depthAt : 0,
			heardDoor: t === e.heard.seat ? e.heard.door : -1,
			key: e.key,
			hare: e.hare,
			stolen: e.stolen,
			stylus: e.stylus,
			...ll("coming", Cl(e, t))
		},
		_board: {
			settings: e.settings,
			quest: cl(e, t),
			groups: e.groups,
			zones: e.zones,
			doors: e.doors,
			pieces: e.pieces,
			things: e.things,
			goods: e.goods,
			stairs: e.stairs,
			webs: e.webs,
			fires: e.fires
		}
	};
}
var Tl = w($t, Qt), El = w(hn, x), Dl = w(fn, dn), Ol = w(pn, dn), kl = w(Xt, y), Al = w(nn, tn), jl = Al.filter((e) => tn[e].veteran !== !0);
function Ml(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
function Nl(e, t) {
	let n = [...e];
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function Pl(e, t, n, r) {
	let i = {
		...e._table,
		...e._board
	}, a = Il(e), { heroes: o, monsters: s, turn: c } = xl(e), { coming: l = [] } = i, u = Ml(Nl(Tl, [
		...e.eventDiscard,
		...e.hand ?? [],
		...i.alarm ? ["alarm"] : [],
		...l
	]), r), d = e.hand ?? Fl(u, e.inHand), f = Ll(e, a.room, r), p = [...o.flatMap((e) => e.items), ...i.goods.flatMap((e) => e.items)].map((e) => e.startsWith("scroll:") ? "spell-scroll" : e), m = [...l, ...Object.values(e.held ?? Dn)], h = Ml(Nl(El, [
		...e.treasureDiscard,
		...p,
		...m
	]), r), ee = o.every((e) => e.skills.length >= 4) ? Al : jl, te = i.groups.flatMap((e) => e.card === "none" ? [] : [e.card]), ne = [...i.zones.map((e) => e.room), ...m], re = Ml(Nl(Dl, ne), r), g = Ml(Nl(Ol, ne), r), ie = Ml(Nl(ee, [...te, ...m]), r), ae = e.held ?? (e.heldBack === void 0 ? Dn : {
		dungeon: f.spare.pop() ?? "none",
		square: re.pop() ?? "none",
		rectangular: g.pop() ?? "none",
		monster: ie.pop() ?? "none",
		treasure: h.pop() ?? "none"
	});
	return {
		core: t,
		settings: i.settings,
		quest: a,
		heroes: o,
		monsters: s,
		groups: [...i.groups],
		arrivals: i.arrivals,
		zones: i.zones,
		doors: i.doors,
		pieces: i.pieces,
		things: i.things,
		goods: i.goods,
		stairs: i.stairs,
		webs: i.webs,
		fires: i.fires,
		dungeon: f.deck,
		spare: f.spare,
		squareRooms: re,
		rectangularRooms: g,
		monsterDeck: ie,
		treasureDeck: h,
		treasureDiscard: [...e.treasureDiscard],
		eventDeck: u,
		eventDiscard: [...e.eventDiscard],
		hand: [...d].sort(),
		fresh: e.fresh ?? (e.inHand > 0 && n !== 0 ? d[0] : "none"),
		held: ae,
		alarm: i.alarm,
		phase: e.phase,
		pe: e.pe,
		pc: e.pc,
		round: e.round,
		clock: i.clock,
		eventPlayed: i.eventPlayed,
		ambush: i.ambush,
		quiet: i.quiet,
		done: [...i.done],
		rested: [...i.rested],
		turn: c,
		roll: { ...i.roll },
		attacks: [...i.attacks],
		revealed: e.revealed,
		won: e.won,
		after: i.after,
		tokens: i.tokens,
		crown: Rl(e, r),
		goals: e.goals.map((e) => e.slice(5)),
		failed: [...i.failed],
		ended: i.ended,
		depth: e.depth === void 0 ? -1 : e.depth + i.depthAt - e.dungeonLeft,
		depthAt: i.depthAt,
		heard: {
			seat: e.heard === void 0 ? -1 : n,
			card: e.heard ?? "none",
			door: i.heardDoor
		},
		key: i.key,
		hare: i.hare,
		stolen: i.stolen,
		stylus: i.stylus,
		draws: []
	};
}
function Fl(e, t) {
	let n = [];
	for (let r = e.length - 1; r >= 0 && n.length < t; r--) Qt[e[r]].timing !== "now" && n.push(...e.splice(r, 1));
	return n;
}
function Il(e) {
	let { quest: t } = e._board;
	return t.pieces.length > 0 || t.monsters.length > 0 || t.bare ? t : sn.find((e) => e.id === t.id) ?? t;
}
function Ll(e, t, n) {
	let r = [...e._board.zones.map((e) => e.card), ...e._table.coming ?? []], i = e.held?.dungeon;
	i !== void 0 && i !== "none" && r.push(i);
	let a = Ml(Nl(kl.filter((e) => e !== t), r), n), o = e.dungeonLeft;
	if (o === 0 || e.revealed || r.includes(t)) return {
		deck: a.splice(0, o),
		spare: a
	};
	let s = e.depth === void 0 ? n(Math.min(6, o)) : o - e.depth;
	e.heard === t ? s = o - 1 : e.heard !== void 0 && s === o - 1 && e.depth === void 0 && (s = Math.max(0, o - 2));
	let c = a.splice(0, o - 1);
	if (c.splice(s, 0, t), e.heard !== void 0 && e.heard !== t) {
		let t = a.indexOf(e.heard), n = c.lastIndexOf(e.heard);
		n >= 0 ? [c[n], c[o - 1]] = [c[o - 1], c[n]] : t >= 0 && ([a[t], c[o - 1]] = [c[o - 1], a[t]]);
	}
	return {
		deck: c,
		spare: a
	};
}
function Rl(e, t) {
	let n = Il(e);
	if (n.hidden === void 0) return -1;
	let { among: r } = n.hidden;
	if (!e.revealed) {
		let e = n.pieces.flatMap((e, t) => e.kind === r ? [t] : []);
		return e.length === 0 ? -1 : e[t(e.length)];
	}
	let i = e._board.zones.findIndex((e) => e.room === "objective"), a = e._board.pieces.flatMap((e, t) => e.zone === i && e.kind === r && !e.used ? [t] : []);
	return e._table.heroes.some((e) => e.items.includes(n.hidden.thing)) || e._table.failed.includes("crown") || a.length === 0 ? -1 : a[t(a.length)];
}
function zl(e) {
	return Object.hasOwn(qr, e) ? qr[e].price : Object.hasOwn(Jr, e) ? Jr[e].price : Object.hasOwn(Xr, e) ? Xr[e].price : void 0;
}
function Bl(e) {
	let t = [], n = aa(e.race, e.class);
	e.stats.some((e, t) => e !== n[t]) && t.push([
		"DJ-CHAR-9",
		"stats",
		"not-a-beginner"
	]);
	for (let [n, r] of [
		["maxLife", oa.life],
		["maxFatigue", oa.fatigue],
		["fate", oa.fate],
		["xp", 0]
	]) e[n] !== r && t.push([
		"DJ-VAL-1",
		n,
		"not-a-beginner"
	]);
	e.skills.length !== oa.skills && t.push([
		"DJ-SKILL-1",
		"skills",
		"two-skills"
	]);
	let r = e.items.filter((e) => e === "torch").length, i = e.items.filter((e) => e !== "torch").map(zl);
	return i.includes(void 0) && t.push([
		"DJ-SHOP-2",
		"items",
		"not-in-the-shop"
	]), e.shots.slice(3).some((e) => e > 0) && t.push([
		"DJ-SHOP-2",
		"shots",
		"not-in-the-shop"
	]), i.reduce((e, t) => e + (t ?? 0), 0) + Math.ceil(r / Xr.torches.count) * Xr.torches.price + M.slice(0, 3).reduce((t, n, r) => t + Math.ceil(e.shots[r] / Xr.arrows.count), 0) + e.gold > oa.gold && t.push([
		"DJ-SHOP-2",
		"gold",
		"over-twenty-gold"
	]), t;
}
var Vl = (e, t) => (ai(e)?.power ?? 0) + (ai(t)?.power ?? 0), Hl = 6, Ul = /^[\p{L}][\p{L}'’.-]{0,19}$/u, Wl = (e) => typeof e == "object" && !!e && !Array.isArray(e), Gl = (e, t = 0, n = 9999) => Number.isInteger(e) && e >= t && e <= n, Kl = [
	"quest",
	"party",
	"veterans"
];
function ql(e) {
	if (e === void 0) return { value: {} };
	if (!Wl(e)) return { faults: [$e("DJ-GOAL-4", "given", "not-a-party-or-quest")] };
	let t = [];
	for (let n of Object.keys(e)) /^town\[\d+\]$/.test(n) && typeof e[n] == "string" ? t.push($e(e[n], `given.${n}`, "not-for-sale")) : Kl.includes(n) || t.push($e("DJ-GOAL-4", `given.${n}`, "unknown-field"));
	e.quest !== void 0 && t.push(...Ql(e.quest));
	let { veterans: n = [] } = e;
	return Array.isArray(n) && n.every((e) => typeof e == "string") || t.push($e("DJ-RULING-40", "given.veterans", "not-a-list")), e.party !== void 0 && t.push(...Jl(e.party, Array.isArray(n) ? n : [])), t.length > 0 ? { faults: t } : { value: e };
}
function Jl(e, t) {
	if (!Array.isArray(e) || e.length === 0 || e.length > Hl) return [$e("DJ-RULING-44", "given.party", "one-to-six-heroes")];
	let n = e.map((e) => Wl(e) ? e.name : void 0);
	return e.flatMap((e, r) => {
		let i = `given.party[${r}]`;
		return Wl(e) ? [...n.indexOf(e.name) === r ? [] : [$e("DJ-CHAR-1", `${i}.name`, "same-name")], ...Yl(e, i, !t.includes(e.name))] : [$e("DJ-CHAR-1", i, "not-a-hero")];
	});
}
function Yl(e, t, n) {
	let r = [], i = (e, n, i) => r.push($e(e, `${t}.${n}`, i));
	typeof e.name == "string" && Ul.test(e.name) || i("DJ-CHAR-1", "name", "not-a-name");
	let a = Object.hasOwn(na, String(e.race)) ? e.race : void 0, o = Object.hasOwn(ra, String(e.class)) ? e.class : void 0;
	if (a === void 0 && i("DJ-CHAR-3", "race", "not-a-race"), o === void 0 && i("DJ-CHAR-1", "class", "not-a-class"), a === void 0 || o === void 0) return r;
	ia(a, o) || i(a === "elf" ? "DJ-CHAR-5" : "DJ-CHAR-6", "class", "not-for-this-race");
	let s = aa(a, o), { stats: c } = e;
	Array.isArray(c) && c.length === 6 && c.every((e, t) => Gl(e, s[t], 99)) || i("DJ-CHAR-9", "stats", "not-six-values");
	for (let [t, n] of [
		["maxLife", oa.life],
		["maxFatigue", oa.fatigue],
		["fate", 0],
		["gold", 0],
		["xp", 0]
	]) Gl(e[t], n) || i("DJ-VAL-1", t, "not-a-value");
	let { skills: l, items: u, shots: d } = e;
	Array.isArray(l) && l.every((e) => Object.hasOwn(di, String(e)) && di[e].class === o) && new Set(l).size === l.length || i("DJ-RULING-51", "skills", "not-skills-of-the-class"), Array.isArray(u) && u.every(Zl) || i("DJ-CHAR-1", "items", "not-items"), Array.isArray(d) && d.length === M.length && d.every((e) => Gl(e)) || i("DJ-SHOP-12", "shots", "not-missiles");
	for (let t of [
		"weapon",
		"body",
		"shield"
	]) {
		let n = e[t], r = t === "weapon" ? ii(String(n)) !== void 0 : ai(String(n))?.slot === t, a = Array.isArray(u) && u.includes(n);
		n !== "none" && !(r && a) ? i("DJ-ACT-2", t, "not-carried") : t === "weapon" && n !== "silver-stylus" && (ii(String(n))?.power ?? 0) > ra[o].power && i(Xl[o], t, "too-powerful");
	}
	if (Vl(String(e.body), String(e.shield)) > ra[o].power && i(Xl[o], "body", "too-powerful"), e.draws !== void 0 && !Gl(e.draws, 0, 60) && i("DJ-XP-11", "draws", "not-a-value"), n && r.length === 0) for (let [t, n, r] of Bl(e)) i(t, n, r);
	return r;
}
var Xl = {
	warrior: "DJ-CHAR-10",
	magician: "DJ-CHAR-11",
	priest: "DJ-CHAR-12",
	thief: "DJ-CHAR-13"
};
function Zl(e) {
	if (typeof e != "string") return !1;
	let t = si(e);
	return t === void 0 ? zl(e) !== void 0 || ni(e) !== void 0 || e === "torch" || Zr.includes(e) : fi.includes(t);
}
function Ql(e) {
	let t = [], n = (e, n) => t.push($e("DJ-GM-7", `given.quest.${e}`, n));
	if (!Wl(e)) return [$e("DJ-GM-7", "given.quest", "not-a-quest")];
	typeof e.id == "string" && /^[a-z][a-z0-9-]{0,39}$/.test(e.id) || n("id", "not-a-word");
	let { room: r } = e;
	Object.hasOwn(y, String(r)) && y[r].objective === !0 || n("room", "not-an-objective-room");
	for (let t of ["mainXp", "secondaryXp"]) Gl(e[t], 0, 1e3) || n(t, "not-a-value");
	let i = new Set(xi.rectangular.squares.map(String)), a = new Set(xi.rectangular.slots.S.map(String)), o = /* @__PURE__ */ new Set(), s = (e, t) => {
		!Array.isArray(e) || !i.has(String(e)) ? n(t, "outside-the-room") : a.has(String(e)) ? n(t, "before-the-door") : o.has(String(e)) ? n(t, "taken-twice") : o.add(String(e));
	}, c = (t) => {
		let r = e[t] ?? [];
		return Array.isArray(r) ? r : (n(t, "not-a-list"), []);
	};
	for (let [e, t] of c("pieces").entries()) if (!Wl(t) || !Object.hasOwn(gi, String(t.kind))) n(`pieces[${e}].kind`, "not-furniture");
	else if (!Array.isArray(t.at)) n(`pieces[${e}].at`, "not-a-list");
	else for (let [n, r] of t.at.entries()) s(r, `pieces[${e}].at[${n}]`);
	for (let [e, t] of c("seals").entries()) s(t, `seals[${e}]`);
	for (let [e, t] of c("monsters").entries()) !Wl(t) || !Object.hasOwn(ci, String(t.monster)) ? n(`monsters[${e}].monster`, "not-a-monster") : s(t.at, `monsters[${e}].at`);
	$l(e, e.main, "main", n);
	for (let [t, r] of c("secondary").entries()) $l(e, r, `secondary[${t}]`, n);
	return t;
}
function $l(e, t, n, r) {
	let i = Wl(t) ? t.goal : void 0, a = (t, n) => Array.isArray(e[t]) && e[t].some((e) => Wl(e) && n(e)), o = t;
	switch (i) {
		case "kill":
			a("monsters", (e) => e.monster === o.monster && e.leader === !0) || r(`${n}.monster`, "no-such-leader");
			return;
		case "seals":
			Array.isArray(e.seals) && e.seals.length !== 0 || r(n, "no-seals");
			return;
		case "carry-out":
		case "found": {
			let t = Wl(e.hidden) && e.hidden.thing === o.thing, i = Wl(e.elsewhere) && e.elsewhere.thing === o.thing;
			t || i || a("pieces", (e) => e.holds === o.thing) || r(`${n}.thing`, "nowhere-to-be-found");
			return;
		}
		case "hold": {
			let t = Array.isArray(e.pieces) ? e.pieces.filter((e) => Wl(e) && (e.holds === "page" || e.holds === "pages")).length : 0;
			(!Gl(o.count, 1, 20) || t < o.count) && r(`${n}.count`, "too-few-sources");
			return;
		}
		case "open-all":
			Array.isArray(o.kinds) && o.kinds.every((e) => a("pieces", (t) => t.kind === e)) || r(`${n}.kinds`, "no-such-piece");
			return;
		case "free-all":
			a("pieces", (e) => e.holds === "captive") || r(n, "no-captive");
			return;
		case "beat-all":
		case "search-all":
		case "before-tokens":
		case "nobody-down":
		case "nobody-fell":
		case "try-all": return;
		default: r(n, "not-a-goal");
	}
}
var eu = [
	{
		name: "Brunhild",
		race: "dwarf",
		class: "warrior",
		skills: ["mighty-blow", "parry"],
		items: [
			"long-sword",
			"banded",
			"small-shield"
		],
		weapon: "long-sword",
		body: "banded",
		shield: "small-shield",
		gold: 0
	},
	{
		name: "Odile",
		race: "human",
		class: "priest",
		skills: ["lay-hands", "sacred-weapon"],
		items: [
			"mace",
			"banded",
			"small-shield",
			"rope"
		],
		weapon: "mace",
		body: "banded",
		shield: "small-shield",
		gold: 2
	},
	{
		name: "Sylvestre",
		race: "elf",
		class: "magician",
		skills: ["magic-missile", "sleep"],
		items: [
			"sling",
			"dagger",
			"magician-cloak",
			"small-shield",
			"lantern",
			"rope"
		],
		weapon: "sling",
		body: "magician-cloak",
		shield: "none",
		shots: [
			0,
			0,
			20,
			0,
			0,
			0
		],
		gold: 1
	},
	{
		name: "Fouine",
		race: "human",
		class: "thief",
		skills: ["pick-lock", "backstab"],
		items: [
			"short-bow",
			"short-sword",
			"leather",
			"small-shield",
			"torch",
			"torch",
			"torch",
			"torch",
			"torch",
			"torch"
		],
		weapon: "short-bow",
		body: "leather",
		shield: "small-shield",
		shots: [
			20,
			0,
			0,
			0,
			0,
			0
		],
		gold: 1
	},
	{
		name: "Gaspard",
		race: "human",
		class: "warrior",
		skills: ["sweep", "bodyguard"],
		items: [
			"battle-axe",
			"banded",
			"small-shield"
		],
		weapon: "battle-axe",
		body: "banded",
		shield: "small-shield",
		gold: 0
	},
	{
		name: "Lisandre",
		race: "elf",
		class: "warrior",
		skills: ["double-strike", "stand-fast"],
		items: [
			"long-bow",
			"short-sword",
			"leather"
		],
		weapon: "long-bow",
		body: "leather",
		shield: "none",
		shots: [
			40,
			0,
			0,
			0,
			0,
			0
		],
		gold: 0
	}
], tu = {
	classic: [
		0,
		1,
		2,
		3,
		4,
		5
	],
	blades: [
		0,
		4,
		1,
		5,
		3,
		2
	],
	shadows: [
		3,
		2,
		5,
		1,
		0,
		4
	]
}, nu = { corners: "both" }, Q = (e, t, n) => /* @__PURE__ */ new Set([...t, ...Pr(N(e), t, n, nu).cells]), ru;
function iu(e, t, n, r) {
	let i = Gn(t, r);
	return i > n || i === 0 ? i === 0 : F(e, t, r) ? !0 : (ru = Pr(N(e), t, n, nu, ru, r), Rr(ru, r) !== void 0);
}
function au(e, t, n) {
	for (let r of n.cells) if (T.includes(r - t) && Tr(N(e), t, r, ou)) return !0;
	return !1;
}
var ou = { corners: "never" };
function su(e, t) {
	let { cell: n } = e.heroes[t];
	return e.pieces.flatMap((t, r) => au(e, n, t) ? [r] : []);
}
function cu(e, t, n) {
	let r = e.pieces[n];
	if (r.kind === "crevasse" || r.kind === "magic-circle" || r.locked) return !1;
	if (!r.used) return !0;
	let { tried: i } = e.heroes[t];
	return r.rest === "lid" || r.rest === "heavy-lid" ? !i.includes(`lid:f${n}`) : r.rest === "spring" && !i.includes(`spring:f${n}`);
}
function lu(e, t, n) {
	let r = e.pieces[n];
	C(e, () => ({
		type: "opens",
		rule: "DJ-ACT-5",
		hero: t,
		piece: r.kind
	})), S.raise({
		proc: "trigger",
		todo: [{
			on: `${R(t)}:f${n}`,
			what: "furniture"
		}],
		at: 0
	}), S.raise({
		proc: "table",
		at: 0,
		hero: t,
		piece: n
	});
}
function uu(e, t) {
	Js(e, P(e, e.heroes[t].cell), { searched: !0 }), S.raise({
		proc: "table",
		at: 0,
		hero: t,
		piece: -1
	});
}
var du = S.sequence("table", [
	(e, t) => {
		let n = e.heroes[t.hero];
		if (K(n) && n.life !== 0) {
			if (t.piece !== -1 && pu(e, t.hero, t.piece)) t.at = 9;
			else return e.roll = {
				...e.roll,
				kind: "table",
				by: R(t.hero),
				at: "",
				die: _(e, 10)
			}, {
				proc: "choose",
				todo: [{
					hero: t.hero,
					what: "reroll",
					on: ""
				}],
				at: 0
			};
		}
	},
	(e, t) => {
		let { die: n } = e.roll, r = e.heroes[t.hero];
		if (!K(r) || r.life === 0 || n === 0) return;
		if (e.roll = {
			...e.roll,
			die: 0
		}, t.piece === -1) return fu(e, t.hero, n);
		let i = e.pieces[t.piece];
		Z(e, t.piece, { used: !0 });
		let a = _i(i.kind, n);
		C(e, () => ({
			type: "rolled",
			rule: vi(i.kind, n),
			hero: t.hero,
			piece: i.kind,
			die: n,
			result: `result-${a}`
		})), hu(e, t.hero, i), mi.includes(a) && e.zones[i.zone].safe || vu[a](e, t.hero, t.piece);
	},
	(e) => {
		J(e), Bo(e);
	}
], {
	show: (e) => ({
		hero: e.hero,
		piece: e.piece
	}),
	aslongas: (e) => e.ended === "no"
});
function fu(e, t, n) {
	let r = n === 1 ? "DJ-SEARCH-3" : n === 10 ? "DJ-SEARCH-5" : "DJ-SEARCH-4";
	C(e, () => ({
		type: "searched",
		rule: r,
		hero: t,
		die: n
	})), n === 10 && jc(e, t, 1), n === 1 && S.raise({
		proc: "search-event",
		at: 0
	}), J(e);
}
function pu(e, t, n) {
	let r = e.pieces[n], i = e.heroes[t];
	return r.rest === "relic" ? (Z(e, n, {
		used: !0,
		rest: ""
	}), e.zones[r.zone].safe || Y(e, R(t), _(e, 6), "other", "", "DJ-OBJ-3"), mu(e, t, "relic"), jc(e, t, 1), !0) : r.rest === "pages" ? (Z(e, n, {
		used: !0,
		rest: ""
	}), mu(e, t, "page"), !0) : e.revealed && e.crown === n && !r.used ? (Z(e, n, { used: !0 }), mu(e, t, "crown"), $a(e), !0) : r.rest === "lid" || r.rest === "heavy-lid" ? (i.tried = [...i.tried, `lid:f${n}`], X(R(t), 2, "lid", { on: `${n}` }), !0) : r.rest === "spring" && (vu.spring(e, t, n), !0);
}
function mu(e, t, n) {
	Dc(e, t, n), C(e, () => ({
		type: "found",
		rule: "DJ-RULING-66",
		hero: t,
		item: n
	})), J(e);
}
function hu(e, t, n) {
	let r = e.quest.elsewhere;
	r !== void 0 && r.in.includes(n.kind) && n.zone !== to(e) && (e.failed.includes(`found-${r.thing}`) || (e.failed = [...e.failed, `found-${r.thing}`].sort(), mu(e, t, r.thing)));
}
var gu = (e, t) => e.pieces[t].zone, _u = (e, t, n, r) => Y(e, R(t), _(e, n), "other", "", r), vu = {
	nothing() {},
	dart: (e, t) => _u(e, t, 4, "DJ-FURN-CHEST-1"),
	treasure: (e, t, n) => jc(e, t, 1, e.pieces[n].kind),
	"two-treasures": (e, t, n) => jc(e, t, 2, e.pieces[n].kind),
	bell: (e, t, n) => xu(e, gu(e, n)),
	arms: (e, t) => Fc(e, t, 1),
	"two-arms": (e, t) => Fc(e, t, 2),
	distance: (e, t) => Eu(e, t),
	grimoire(e, t) {
		let n = fi[_(e, 10) - 1];
		Dc(e, t, `grimoire:${n}`), C(e, () => ({
			type: "spell-found",
			rule: "DJ-FURN-LIBRARY-3",
			hero: t,
			skill: n
		}));
	},
	explosion(e, t, n) {
		let r = Q(e, e.pieces[n].cells, 2), i = [...e.heroes.flatMap((e, t) => K(e) && e.life > 0 && r.has(e.cell) ? [R(t)] : []), ...e.monsters.flatMap((e) => r.has(e.cell) && !H(e).abilities.includes("only-magic") ? [e.id] : [])];
		for (let t of i) {
			let n = I(t) && e.heroes[Number(t.slice(1))].body === "drake-scales" ? 2 : 0;
			(I(t) || B(e, t) !== void 0) && Y(e, t, _(e, 4) - n, "other", "", "DJ-FURN-BENCH-1");
		}
	},
	potion(e, t) {
		Dc(e, t, "potion"), C(e, () => ({
			type: "found",
			rule: "DJ-FURN-BENCH-3",
			hero: t,
			item: "potion"
		}));
	},
	torch(e, t) {
		Dc(e, t, "torch"), C(e, () => ({
			type: "found",
			rule: "DJ-FURN-HEARTH-2",
			hero: t,
			item: "torch"
		}));
	},
	visions: (e, t) => _u(e, t, 4, "DJ-FURN-ALTAR-1"),
	curse: (e, t) => wu(e, t, "DJ-FURN-SARCOPHAGUS-1"),
	mummy(e, t, n) {
		let { cells: r } = e.pieces[n], i = Qa(e, r.flatMap((t) => qi(e, t)))[0];
		i !== void 0 && Su(e, t, "mummy", !1, i);
	},
	lid: (e, t, n) => yu(e, t, n, "lid"),
	"heavy-lid": (e, t, n) => yu(e, t, n, "heavy-lid"),
	alive(e, t, n) {
		let [r] = e.pieces[n].cells;
		Z(e, n, { cells: [] }), Su(e, t, "troll", !0, r);
	},
	"side-passage": (e, t, n) => S.raise({
		proc: "secret-door",
		todo: [{
			zone: gu(e, n),
			where: "side"
		}],
		at: 0
	}),
	gems: (e, t) => Cu(e, t, 100, "DJ-FURN-STATUE-4"),
	poison(e, t) {
		W(e.heroes[t], "poisoned"), C(e, () => ({
			type: "poisoned",
			rule: "DJ-FURN-FOUNTAIN-2",
			hero: t
		}));
	},
	spring(e, t, n) {
		Z(e, n, {
			used: !0,
			rest: "spring"
		}), e.heroes[t].tried = [...e.heroes[t].tried, `spring:f${n}`], S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "spring",
				on: ""
			}],
			at: 0
		});
	},
	coins: (e, t) => Cu(e, t, _(e, 10), "DJ-FURN-FOUNTAIN-4"),
	"sent-back"(e, t) {
		e.turn.left = 0, e.turn.stopped = !0, S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "sent-back",
				on: ""
			}],
			at: 0
		});
	},
	healed: (e, t) => Tu(e, t, 999, "DJ-FURN-CIRCLE-4"),
	pain: (e, t) => _u(e, t, 6, "DJ-FURN-CIRCLE-5"),
	summoning: (e, t, n) => xu(e, gu(e, n)),
	held(e, t) {
		W(e.heroes[t], "held"), C(e, () => ({
			type: "held",
			rule: "DJ-FURN-CIRCLE-7",
			hero: t
		}));
	},
	stronger(e, t) {
		e.heroes[t].strongUntil = e.pc + 1, C(e, () => ({
			type: "stronger",
			rule: "DJ-FURN-CIRCLE-8",
			hero: t
		}));
	},
	"passage-behind"(e, t, n) {
		let { cells: r, zone: i } = e.pieces[n];
		if (e.quest.wayOut && i === to(e)) {
			let [t] = nc(e, i, r[0], !0);
			t !== void 0 && ac(e, i, t, !0);
		} else S.raise({
			proc: "secret-door",
			todo: [{
				zone: i,
				where: `behind:${O(r[0])}`
			}],
			at: 0
		});
	},
	hoard: (e, t) => Cu(e, t, 15, "DJ-FURN-THRONE-3"),
	cut: (e, t) => Y(e, R(t), 1, "other", "", "DJ-FURN-TORTURE-1"),
	"no-bridge"() {},
	"poor-bridge"() {},
	"guarded-bridge"() {},
	"sound-bridge"() {}
};
function yu(e, t, n, r) {
	Z(e, n, { rest: r }), e.heroes[t].tried = [...e.heroes[t].tried, `lid:f${n}`], X(R(t), 2, "lid", { on: `${n}` });
}
function bu(e, t, n, r) {
	if (!r) return;
	let i = e.pieces[n].rest === "heavy-lid" ? 2 : 1;
	Z(e, n, { rest: "" }), jc(e, t, i);
}
function xu(e, t) {
	for (let n of Na(e, { zone: t })) S.raise(n);
	S.raise({
		proc: "gather",
		at: 0,
		ambush: !1,
		from: vn
	});
}
function Su(e, t, n, r, i) {
	let a = ++e.arrivals;
	e.groups = [...e.groups, {
		id: a,
		card: "none",
		treasure: 0
	}];
	let o = Ya(e, {
		kind: n,
		unique: r,
		group: a
	}, i);
	B(e, o).grudge = t, Vs(e, !1);
}
function Cu(e, t, n, r) {
	e.heroes[t].gold += n, C(e, () => ({
		type: "gold",
		rule: r,
		hero: t,
		gold: n
	}));
}
function wu(e, t, n) {
	e.heroes[t].cursedUntil = e.pe + 1, C(e, () => ({
		type: "cursed",
		rule: n,
		hero: t
	}));
}
function Tu(e, t, n, r) {
	let i = e.heroes[t], a = i.life;
	i.life = Math.min(i.maxLife, i.life + n), i.venom = 0, G(i, "poisoned"), C(e, () => ({
		type: "healed",
		rule: r,
		hero: t,
		life: i.life - a,
		left: i.life
	}));
}
function Eu(e, t) {
	let n = e.dungeon.lastIndexOf(e.quest.room);
	e.depth = n < 0 ? 0 : e.dungeon.length - n, e.depthAt = e.dungeon.length;
	let r = [...new Set(e.heroes.map((e) => e.seat))];
	C(e, () => ({
		type: "depth",
		rule: "DJ-FURN-LIBRARY-2",
		hero: t,
		secret: {
			to: r,
			depth: e.depth
		}
	}));
}
function Du(e, t) {
	let n = [];
	return uo(e, t, "expert-search") && e.phase === "explore" && n.push("expert-search"), !e.hare && e.heroes[t].items.includes("hares-foot") && ua(e.heroes[t]) && n.push("hare"), n;
}
var Ou = (e, t, n) => {
	e.heroes[t].tried = [
		...e.heroes[t].tried,
		`page:f${n}`,
		`source:f${n}`
	], X(R(t), 4, "page", { on: `${n}` });
}, ku = (e, t) => e.heroes.flatMap((n, r) => q(n) && P(e, n.cell) === t ? [r] : []), Au = (e, t, n) => S.raise({
	proc: "event-die",
	at: 0,
	who: e,
	sides: t,
	use: n
}), ju = (e, t) => I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0, Mu = (e, t, n) => I(e) && n === "heal" ? t : 1, Nu = S.sequence("event-die", [(e, t) => {
	if (!ju(e, t.who)) return;
	let n = Mu(t.who, t.sides, t.use);
	return e.roll = {
		...xn(),
		kind: "event",
		by: "event",
		sides: t.sides,
		die: _(e, t.sides),
		target: n
	}, vo(e);
}, (e, t) => {
	let { die: n } = e.roll;
	if (e.roll = xn(), ju(e, t.who)) {
		if (t.use === "hurt") Y(e, t.who, n, "other", "", "DJ-COMP-4");
		else if (t.use === "steal") Pu(e, L(t.who), n);
		else if (I(t.who)) Tu(e, L(t.who), n, "DJ-COMP-4");
		else {
			let r = B(e, t.who);
			r.life = Math.min(H(r).life, r.life + n);
		}
	}
}], {
	show: (e) => ({
		who: e.who,
		sides: e.sides,
		use: e.use
	}),
	aslongas: (e) => e.ended === "no"
});
function Pu(e, t, n) {
	let r = e.heroes[t], i = Math.min(r.gold, n);
	r.gold -= i, e.stolen += i, C(e, () => ({
		type: "stolen",
		rule: "DJ-COMP-4",
		hero: t,
		gold: i
	}));
}
var [Fu, Iu, Lu, Ru] = T, zu = [
	Fu,
	Fu + Iu,
	Iu,
	Iu + Lu,
	Lu,
	Lu + Ru,
	Ru,
	Ru + Fu
];
function* Bu(e, t, n = !1) {
	let r = N(e), i = new Set(e.doors.flatMap((e) => e.state === "walled" ? [] : Ii(e))), a = hr(r, t).filter((t) => !e.stairs.includes(t) && !Ki(e, t)), o = new Set(a);
	for (let r of a) Ua(e, r) && !i.has(r) && (n && T.every((n) => P(e, r + n) === t) || (Vu(o, r) <= 1 || Hu(e, a, r)) && (yield r));
}
function Vu(e, t) {
	let n = 0;
	for (let [r, i] of zu.entries()) e.has(t + i) && !e.has(t + zu[(r + 7) % 8]) && n++;
	return n;
}
function Hu(e, t, n) {
	let r = N(e), i = _r(r);
	for (let t of e.pieces) for (let n of t.cells) Ki(e, n) && j(r, i, n, 4);
	for (let t of e.things) j(r, i, t.cell, 4);
	return j(r, i, n, 4), Hr(r, t.filter((e) => e !== n), {
		corners: "both",
		cells: i
	});
}
function Uu(e, t) {
	let n = [];
	for (let r of [e.doors[t].from, e.doors[t].to]) {
		let i = Ku(e, r, t);
		if (!e.heroes.some((t) => q(t) && i.has(P(e, t.cell)))) continue;
		let a = Wu(e, i, Pi(e.doors[t]));
		if (a === void 0) return;
		n.includes(a) || n.push(a);
	}
	return n.length > 0 ? n : void 0;
}
function Wu(e, t, n) {
	for (let r of t) for (let t of Bu(e, r)) if (n.every((e) => Gu(t, e) >= 2)) return t;
}
var Gu = (e, t) => Math.max(Math.abs(Math.round(e / 1e3) - Math.round(t / 1e3)), Math.abs(e % 1e3 - t % 1e3));
function Ku(e, t, n) {
	let r = /* @__PURE__ */ new Set([t]);
	for (let t of r) for (let [i, a] of e.doors.entries()) i === n || a.state !== "open" || a.barred || a.from !== t && a.to !== t || r.add(a.from === t ? a.to : a.from);
	return r;
}
var qu = (e, t = () => !0) => [...new Set(e.heroes.filter(q).map((t) => P(e, t.cell)))].filter(t).sort((e, t) => e - t).map((e) => `z${e}`), Ju = (e, t = () => !0) => e.heroes.flatMap((e, n) => q(e) && t(n) ? [R(n)] : []), Yu = (e) => Number(e.slice(1));
function Xu(e, t, n) {
	let { timing: r, trigger: i } = Qt[t], a = e.phase === "explore" ? "E" : "C";
	if (r !== "E/C" && r !== a || i === void 0 != (n === "")) return [];
	switch (t) {
		case "ambush":
		case "prowlers":
		case "reinforcements": return e.monsterDeck.length > 0 ? ["-"] : [];
		case "alarm": return e.alarm ? [] : ["-"];
		case "pit":
		case "darts":
		case "sleeping-gas": return e.zones[P(e, z(e, n.split(":")[0]).cell)].safe ? [] : ["-"];
		case "notched-blade": return ["-"];
		case "rockfall": return qu(e, (t) => !e.zones[t].safe);
		case "rat-swarm": return qu(e);
		case "weariness": return qu(e, (t) => ku(e, t).some((t) => e.heroes[t].fatigue > 0));
		case "darkness": return e.zones.flatMap((e, t) => t === 0 || e.dark ? [] : [`z${t}`]);
		case "draught": return qu(e, (t) => ku(e, t).some((t) => U(e.heroes[t], "lit")));
		case "evil-eye": return Ju(e, (t) => e.heroes[t].cursedUntil === 0);
		case "silence": return Ju(e, (t) => !U(e.heroes[t], "silenced"));
		case "light-fingers": return Ju(e, (t) => e.heroes[t].gold > 0);
		case "frenzy": return e.monsters.filter((e) => !U(e, "dormant") && !U(e, "frenzied")).map((e) => e.id);
		case "hide-of-rock": return e.monsters.filter((e) => !U(e, "dormant") && !U(e, "rock-hide")).map((e) => e.id);
		case "black-blood": return e.monsters.filter((e) => !U(e, "dormant") && e.life < H(e).life).map((e) => e.id);
		case "stubborn-lock": return [...e.doors.flatMap((t, n) => t.state === "closed" && !Ii(t).some((t) => e.heroes.some((e) => K(e) && e.cell === t)) ? [`d${n}`] : []), ...e.pieces.flatMap((t, n) => gi[t.kind].lockable && !t.locked && !t.used && !e.heroes.some((e) => q(e) && Zu(t.cells, e.cell)) ? [`f${n}`] : [])];
		case "portcullis": return e.doors.flatMap((t, n) => t.state === "open" && !t.barred && Ii(t).every((t) => Oa(e, t) === void 0) && Uu(e, n) !== void 0 ? [`d${n}`] : []);
		case "mysterious-lever": return Qu(e, !0);
		case "carved-slab": return Qu(e, !1);
		default: return [];
	}
}
var Zu = (e, t) => e.some((e) => T.includes(e - t)), Qu = (e, t) => qu(e).flatMap((n) => Array.from(Bu(e, Yu(n), t), O)), $u = (e, t) => ({
	proc: "gather",
	at: 0,
	ambush: e,
	from: t
});
function ed(e, t, n, r) {
	let i = n.split(":")[0];
	switch (t) {
		case "ambush":
			for (let t of Na(e, {
				zone: -1,
				noUnique: !0
			})) S.raise(t);
			return S.raise($u(!0, vn));
		case "prowlers": return td(e);
		case "reinforcements": {
			let t = e.arrivals;
			for (let t of Na(e, {
				zone: -1,
				noUnique: !0,
				half: !0
			})) S.raise(t);
			return S.raise($u(!1, t));
		}
		case "alarm":
			e.alarm = !0;
			return;
		case "pit": return X(i, 3, "pit");
		case "darts": return X(i, 3, "darts");
		case "sleeping-gas": return X(i, 2, "gas");
		case "rockfall":
			for (let t of ku(e, Yu(r))) X(R(t), 3, "rockfall");
			return;
		case "rat-swarm":
			for (let t of ku(e, Yu(r))) Au(R(t), 4, "hurt");
			return;
		case "weariness":
			for (let t of ku(e, Yu(r))) e.heroes[t].fatigue = Math.max(0, e.heroes[t].fatigue - 1);
			return;
		case "darkness": return Js(e, Yu(r), { dark: !0 });
		case "draught":
			for (let t of ku(e, Yu(r))) G(e.heroes[t], "lit");
			return;
		case "evil-eye": return wu(e, L(r), "DJ-COMP-4");
		case "silence": return W(z(e, r), "silenced");
		case "light-fingers": return Au(r, 10, "steal");
		case "frenzy": return W(B(e, r), "frenzied");
		case "hide-of-rock": return W(B(e, r), "rock-hide");
		case "black-blood": return Au(r, 6, "heal");
		case "notched-blade": {
			let { weapon: t } = z(e, i);
			Oc(e, L(i), t), Fo(e, t), C(e, () => ({
				type: "breaks",
				rule: "DJ-COMP-4",
				hero: L(i),
				item: t
			}));
			return;
		}
		case "stubborn-lock": return r[0] === "d" ? Ys(e, Yu(r), { state: "locked" }) : Z(e, Yu(r), { locked: !0 });
		case "portcullis": {
			let t = Yu(r), n = Uu(e, t) ?? [];
			Ys(e, t, { barred: !0 }), e.things = [...e.things, ...n.map((e) => ({
				kind: "lever",
				cell: e,
				door: t
			}))];
			return;
		}
		case "mysterious-lever":
			e.things = [...e.things, {
				kind: "odd-lever",
				cell: k(r),
				door: -1
			}];
			return;
		case "carved-slab":
			e.things = [...e.things, {
				kind: "slab",
				cell: k(r),
				door: -1
			}];
			return;
		case "freed-captive": {
			let t = Math.min(...e.heroes.filter((e) => K(e)).map((e) => e.life)), n = e.heroes.flatMap((e, n) => K(e) && e.life === t ? [n] : []);
			n.length > 0 && S.raise({
				proc: "choose",
				todo: [{
					hero: n[0],
					what: "captive",
					on: n.map(R).join()
				}],
				at: 0
			});
			return;
		}
		case "forgotten-cache": {
			let t = e.turn.over ? -1 : L(e.turn.who), n = t >= 0 && e.heroes[t] !== void 0 && q(e.heroes[t]) ? t : e.heroes.findIndex(q);
			n >= 0 && jc(e, n, 1);
		}
	}
}
function td(e) {
	let t = Wa(e), n = [...e.doors.filter((e) => e.state === "open" && !e.barred).map(Ii), [...e.stairs]], r = (e) => Math.min(...e.map((e) => t(e) ?? 999)), i = n.reduce((e, t) => r(t) > r(e) ? t : e);
	for (let t of Na(e, {
		zone: -1,
		noUnique: !0,
		by: i
	})) S.raise(t);
	S.raise($u(!1, vn));
}
var nd = (e, t) => z(e, t).weapon !== "none" && oi(z(e, t).weapon) === 0, rd = (e, t) => zi(e.zones[P(e, z(e, t).cell)]);
function id(e, t) {
	let n = e.hand;
	for (let n of An(e, t)) C(e, () => ({
		type: "event",
		rule: "DJ-COMP-4",
		event: n
	})), ed(e, n, "", "-");
	e.fresh = e.hand.length > n.length ? e.hand.find((e, t) => e !== n[t]) : "none";
}
var ad = S.eachInTurn("event-step", {
	who(e, t) {
		if (e.ended === "no") switch (t) {
			case "draw": return e.phase === "explore" && !e.revealed && e.hand.length < 5 ? 0 : void 0;
			case "searched": return e.hand.length > 0 && e.fresh !== "none" ? 0 : void 0;
			case "discard": return e.hand.length > 5 ? 0 : void 0;
			default: return e.hand.length > 0 && !e.eventPlayed ? 0 : void 0;
		}
	},
	options(e, t, n, r) {
		if (n === "draw") r.add("draw");
		else if (n === "discard") {
			for (let t of new Set(e.hand)) r.add(t);
			return;
		} else if (n === "searched") e.fresh !== "none" && cd(e, e.fresh, sd(e)).length > 0 && r.add(e.fresh);
		else {
			let t = n === "fight" ? "monsters" : "";
			for (let i of new Set(e.hand)) (n !== "setup" || Qt[i].timing === "E") && Xu(e, i, Qt[i].trigger === "monsters" ? t : "").length > 0 && r.add(i);
		}
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (n === "discard") jn(e, r), C(e, () => ({
			type: "discards-event",
			rule: "DJ-RULING-3",
			event: r
		}));
		else if (r !== "pass") {
			if (r === "draw") id(e, "DJ-EXP-1");
			else return (n === "play" || n === "fight") && (e.eventPlayed = !0), n === "searched" ? ud(e, r, sd(e)) : ud(e, r, Qt[r].trigger === "monsters" ? "monsters" : "");
		}
	},
	about: (e) => ({ count: e.hand.length })
}), od = "search:", sd = (e) => `${od}${e.turn.who}`;
function cd(e, t, n) {
	if (!n.startsWith(od)) return Xu(e, t, n);
	let r = n.slice(7), i = P(e, z(e, r).cell);
	return Xu(e, t, "").filter((t) => {
		let n = Number(t.slice(1));
		return t === "-" ? !0 : Number.isNaN(n) || !/^[hzdf]/.test(t) ? P(e, k(t)) === i : t[0] === "h" ? t === r : t[0] === "z" ? n === i : t[0] === "d" ? e.doors[n].from === i || e.doors[n].to === i : e.pieces[n].zone === i;
	});
}
var ld = S.sequence("search-event", [(e) => {
	if (!e.revealed) return id(e, "DJ-SEARCH-3"), {
		proc: "event-step",
		todo: ["searched", "discard"],
		at: 0
	};
}]);
function ud(e, t, n) {
	if (t === "alarm") {
		let n = e.hand.indexOf(t);
		e.hand = e.hand.filter((e, t) => t !== n);
	} else jn(e, t);
	return C(e, () => ({
		type: "event",
		rule: "DJ-RULING-2",
		event: t
	})), {
		proc: "event",
		at: 0,
		event: t,
		on: n,
		aim: "",
		stopped: !1
	};
}
var dd = S.eachInTurn("trigger", {
	who(e, { on: t, what: n }) {
		if (e.ended !== "no" || e.hand.length === 0 || e.eventPlayed) return;
		let r = t.split(":")[0], i = z(e, r);
		if (n === "fumble") return e.phase === "combat" && K(i) && nd(e, r) ? 0 : void 0;
		if (e.phase === "explore" && q(i) && !e.zones[P(e, i.cell)].safe) return 0;
	},
	options(e, t, { on: n, what: r }, i) {
		for (let t of new Set(e.hand)) {
			let { trigger: a } = Qt[t];
			(a === r || a === "room" && r === "furniture" && rd(e, n.split(":")[0])) && Xu(e, t, n).length > 0 && i.add(t);
		}
		i.add("pass");
	},
	choose(e, t, { on: n }, r) {
		if (r !== "pass") return e.eventPlayed = !0, ud(e, r, n);
	},
	about: (e, t, { on: n, what: r }) => ({
		hero: Sn(e, n.split(":")[0]),
		what: r
	})
});
function fd(e, t, n) {
	let r = [], i = pd(e)?.aim, { type: a } = Qt[n];
	for (let [o, s] of e.heroes.entries()) s.seat === t && ua(s) && (s.fate > 0 && r.push(`fate:${R(o)}`), (a === "trap" || a === "ambush" || a === "trick") && uo(e, o, "foil") && r.push(`foil:${R(o)}`), n === "rat-swarm" && s.items.includes("rat-poison") && i === `z${P(e, s.cell)}` && r.push(`rat-poison:${R(o)}`));
	return r;
}
var pd = (e) => {
	let t = e.core.stack.findLast((e) => e.proc === "event");
	return t?.proc === "event" ? t : void 0;
}, md = S.eachInTurn("announced", {
	who: (e, { seat: t, event: n }) => e.ended === "no" && pd(e)?.stopped === !1 && fd(e, t, n).length > 0 ? t : void 0,
	options(e, t, { event: n }, r) {
		for (let i of fd(e, t, n)) r.add(i);
		r.add("pass");
	},
	choose(e, t, { event: n }, r) {
		if (r === "pass") return;
		let [i, a] = r.split(":"), o = L(a);
		if (i === "foil") return fo(e, o, "foil"), X(a, 3, "foil", { on: n }), "again";
		i === "fate" ? e.heroes[o].fate-- : (Oc(e, o, "rat-poison"), Fo(e, "rat-poison")), hd(e), C(e, () => ({
			type: "stopped",
			rule: i === "fate" ? "DJ-FATE-4" : "DJ-RULING-26",
			hero: o,
			event: n
		}));
	},
	about: (e, t, { event: n }) => ({
		event: n,
		...Tn(e)
	})
});
function hd(e) {
	let t = pd(e);
	t !== void 0 && (t.stopped = !0), t?.event === "alarm" && e.eventDiscard.push("alarm");
}
var gd = S.sequence("event", [
	(e, t) => t.event === "rat-swarm" ? {
		proc: "event-choice",
		todo: [{
			event: t.event,
			on: t.on,
			first: !0
		}],
		at: 0
	} : void 0,
	(e, t) => ({
		proc: "announced",
		todo: [...new Set(e.heroes.map((e) => e.seat))].sort((e, t) => e - t).map((e) => ({
			seat: e,
			event: t.event
		})),
		at: 0
	}),
	(e, t) => {
		if (!t.stopped) {
			if (t.aim === "") return {
				proc: "event-choice",
				todo: [{
					event: t.event,
					on: t.on
				}],
				at: 0
			};
			ed(e, t.event, t.on, t.aim);
		}
	},
	(e) => {
		zs(e), Bo(e);
	}
], {
	show: (e) => ({
		event: e.event,
		on: e.on,
		aim: e.aim,
		stopped: e.stopped
	}),
	aslongas: (e) => e.ended === "no"
}), _d = S.eachInTurn("event-choice", {
	who: (e, t) => cd(e, t.event, t.on).length > 1 ? 0 : void 0,
	skipped(e, t) {
		let n = cd(e, t.event, t.on)[0];
		n === void 0 ? t.event === "alarm" && e.eventDiscard.push("alarm") : vd(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of cd(e, n.event, n.on)) r.add(wn(e, t));
	},
	choose: (e, t, n, r) => vd(e, n, r.split(":")[0]),
	about: (e, t, n) => ({
		event: n.event,
		...Tn(e)
	})
});
function vd(e, { event: t, on: n, first: r }, i) {
	r ? pd(e).aim = i : ed(e, t, n, i);
}
var yd = S.sequence("gather", [(e, t) => {
	for (let n of e.monsters) Number(n.id.slice(1)) > t.from && (n.acted = !0);
	zs(e), ja(e).length > 0 && Vs(e, t.ambush && e.phase === "explore"), Bo(e);
}], { show: (e) => ({
	ambush: e.ambush,
	from: e.from
}) }), bd = 12, xd = 5, Sd = 2, Cd = Ln(150, 150), wd = eu.map(({ shots: e = M.map(() => 0), items: t, ...n }) => ({
	...n,
	items: [...t].sort(),
	shots: e,
	stats: aa(n.race, n.class),
	maxLife: oa.life,
	maxFatigue: oa.fatigue,
	fate: oa.fate,
	xp: 0
})), Td = (e, t) => tu[e].slice(0, t).map((e) => wd[e]), Ed = (e, t, n) => e.party ?? Td(t, n);
function Dd(e, t, n) {
	return {
		name: e.name,
		race: e.race,
		class: e.class,
		seat: 1 + t % (n - 1),
		stats: e.stats,
		maxLife: e.maxLife,
		maxFatigue: e.maxFatigue,
		skills: e.skills,
		life: e.maxLife,
		fatigue: e.maxFatigue,
		fate: e.fate,
		gold: e.gold,
		xp: e.xp,
		tilted: [],
		tiltedInCombat: [],
		items: [...e.items].sort(),
		weapon: e.weapon,
		body: e.body,
		shield: e.shield,
		shots: [...e.shots],
		cell: _n,
		gone: "no",
		marks: [],
		venom: 0,
		weakness: 0,
		drained: 0,
		cursedUntil: 0,
		strongUntil: 0,
		tried: []
	};
}
function Od(e, t) {
	let n = v(e, w(Xt, y).filter((e) => e !== t.room));
	for (let e of [...t.first ?? []].reverse()) {
		let t = n.indexOf(e);
		t >= 0 && n.push(...n.splice(t, 1));
	}
	let r = n.splice(n.length - bd, bd);
	return {
		deck: [...v(e, [...r.splice(0, xd), t.room]), ...r],
		spare: n
	};
}
function kd(e) {
	let { settings: t, given: n } = e, r = n.quest ?? cn(t.quest), i = Ed(n, t.party, t.heroes).map((t, n) => Dd(t, n, e.seats)), { deck: a, spare: o } = Od(e, r), s = i.every((e) => e.skills.length >= 4), c = nn.filter((e) => s || tn[e].veteran !== !0), l = i.flatMap((e) => e.items.map((e) => e.startsWith("scroll:") ? "spell-scroll" : e)), u = w(hn, x).filter((e) => {
		let t = l.indexOf(e);
		return t >= 0 && l.splice(t, 1), t < 0;
	}), d = r.hidden, f = d === void 0 ? [] : r.pieces.flatMap((e, t) => e.kind === d.among ? [t] : []), p = v(e, w(fn, dn)), m = v(e, w(pn, dn)), h = v(e, w(c, tn)), ee = v(e, u), te = v(e, w($t, Qt)), ne = t.oneCardAhead ? {
		dungeon: o.pop() ?? "none",
		square: p.pop() ?? "none",
		rectangular: m.pop() ?? "none",
		monster: h.pop() ?? "none",
		treasure: ee.pop() ?? "none"
	} : Dn;
	return {
		core: e.core,
		settings: t,
		quest: r,
		heroes: i,
		monsters: [],
		groups: [],
		arrivals: 0,
		zones: [],
		doors: [],
		pieces: [],
		things: [],
		goods: [],
		stairs: [],
		webs: [],
		fires: [],
		dungeon: a,
		spare: o,
		squareRooms: p,
		rectangularRooms: m,
		monsterDeck: h,
		treasureDeck: ee,
		treasureDiscard: [],
		eventDeck: te,
		eventDiscard: [],
		hand: [],
		fresh: "none",
		held: ne,
		alarm: !1,
		phase: "explore",
		pe: 0,
		pc: 0,
		round: 0,
		clock: 0,
		eventPlayed: !1,
		ambush: !1,
		quiet: !0,
		done: [],
		rested: [],
		turn: yn(),
		roll: xn(),
		attacks: i.map(() => 0),
		revealed: !1,
		won: !1,
		after: 0,
		tokens: 0,
		crown: f.length === 0 ? -1 : v(e, [...f])[0],
		goals: [],
		failed: [],
		ended: "no",
		depth: -1,
		depthAt: 0,
		heard: {
			seat: -1,
			card: "none",
			door: -1
		},
		key: 3,
		hare: !1,
		stolen: 0,
		stylus: r.stylus === void 0 ? "no" : "coming",
		draws: Ed(n, t.party, t.heroes).map((e) => e.draws ?? 0)
	};
}
function Ad(e) {
	for (let [t, n] of e.heroes.entries()) for (let r of n.items.filter((e) => e === "spell-scroll" || e === "old-arms")) Oc(e, t, r), kc(e, t, r);
	for (let [t, n] of e.draws.entries()) for (let r = 0; r < n; r++) jc(e, t, 1);
	e.draws = [];
}
function jd(e) {
	Ad(e), Ks(e, Qe(e, e.dungeon), Cd, 0, "", -1);
}
var Md = S.eachInTurn("entrance", {
	who: (e) => sc(e).length > 1 ? 0 : void 0,
	skipped: (e) => cc(e, sc(e)[0]),
	options(e, t, n, r) {
		for (let t of sc(e)) r.add(t);
	},
	choose: (e, t, n, r) => cc(e, r)
}), Nd = S.eachInTurn("line-up", {
	who: (e, t) => Pd(e).length > 1 ? e.heroes[t].seat : void 0,
	skipped(e, t) {
		e.heroes[t].cell = k(Pd(e)[0]);
	},
	options(e, t, n, r) {
		for (let t of Pd(e)) r.add(t);
	},
	choose(e, t, n, r) {
		e.heroes[n].cell = k(r);
	},
	about: (e, t, n) => ({ hero: e.heroes[n].name })
});
function Pd(e) {
	let t = e.stairs.filter((t) => Ua(e, t));
	return (t.length > 0 ? t : Qa(e, e.stairs).slice(0, 1)).map(O);
}
function Fd(e) {
	for (let t = 0; t < Sd; t++) id(e, "DJ-SETUP-10");
	e.core.known++;
}
function Id(e) {
	ja(e).length > 0 && Vs(e, !1);
}
var Ld = {
	stat: 300,
	skill: 200,
	life: 200,
	fatigue: 200,
	fate: 200,
	draw: 100
}, Rd = (e) => ({
	name: e.name,
	race: e.race,
	class: e.class,
	skills: e.skills,
	items: e.items.filter((e) => !zd.includes(e)),
	weapon: e.weapon,
	body: e.body,
	shield: e.shield,
	shots: e.shots,
	gold: e.gold,
	xp: e.xp,
	stats: e.stats,
	maxLife: e.maxLife,
	maxFatigue: e.maxFatigue,
	fate: e.fate
}), zd = [
	"crown",
	"relic",
	"ledger",
	"page"
], Bd = (e) => ({
	heroes: e.heroes.filter((e) => e.gone !== "dead").map(Rd),
	fallen: e.heroes.filter((e) => e.gone === "dead").map((e) => e.name),
	quests: e.won ? [e.quest.id] : []
});
function Vd(e) {
	let { heroes: t, fallen: n, quests: r } = e ?? {}, i = (e) => Array.isArray(e) && e.every((e) => typeof e == "string" && e.length <= 40);
	if (!Array.isArray(t) || !i(n) || !i(r)) return { faults: [$e("DJ-XP-5", "legacy", "not-a-legacy")] };
	if (t.length === 0) return { value: {
		heroes: t,
		fallen: n,
		quests: r
	} };
	let a = ql({
		party: t,
		veterans: t.flatMap((e) => e?.name === void 0 ? [] : [e.name])
	});
	return "faults" in a ? a : { value: {
		heroes: t,
		fallen: n,
		quests: r
	} };
}
function Hd(e, { town: t = [], oneRareTreasure: n = !1 }) {
	let r = [...e], i = /* @__PURE__ */ new Set();
	for (let [e, { hero: a, buy: o }] of t.entries()) {
		let t = r.find((e) => e.name === a);
		if (t === void 0) return {
			at: e,
			rule: "DJ-XP-5"
		};
		if (n && o.startsWith("treasure:") && i.has(a)) return {
			at: e,
			rule: "DJ-GOLD-2"
		};
		let s = Ud(t, o, r.flatMap((e) => e.items));
		if (typeof s == "string") return {
			at: e,
			rule: s
		};
		o.startsWith("treasure:") && i.add(a), r = r.map((e) => e === t ? s : e);
	}
	return { party: r };
}
function Ud(e, t, n) {
	let [r, i = ""] = t.split(":");
	if (r === "shop") return Wd(e, i);
	if (r === "treasure") return Gd(e, i, n);
	let a = Ld[r];
	if (a === void 0 || e.xp < a) return "DJ-XP-5";
	let o = {
		...e,
		xp: e.xp - a
	};
	switch (r) {
		case "stat": {
			let t = ta.indexOf(i);
			return t < 0 ? "DJ-XP-6" : {
				...o,
				stats: e.stats.map((e, n) => e + +(n === t))
			};
		}
		case "skill": {
			let t = Object.hasOwn(di, i) && di[i].class === e.class;
			return !t || e.skills.includes(i) ? t ? "DJ-RULING-51" : "DJ-XP-7" : {
				...o,
				skills: [...e.skills, i]
			};
		}
		case "life": return {
			...o,
			maxLife: e.maxLife + 1
		};
		case "fatigue": return {
			...o,
			maxFatigue: e.maxFatigue + 1
		};
		case "fate": return {
			...o,
			fate: e.fate + 1
		};
		case "draw": return {
			...o,
			draws: (e.draws ?? 0) + 1
		};
	}
}
function Wd(e, t) {
	let n = zl(t);
	if (n === void 0 || e.gold < n) return "DJ-GOLD-1";
	let r = {
		...e,
		gold: e.gold - n
	}, i = M.findIndex((e) => `${e}s` === t);
	if (i >= 0) return {
		...r,
		shots: e.shots.map((e, t) => e + (t === i ? Xr.arrows.count : 0))
	};
	let a = t === "torches" ? Array(Xr.torches.count).fill("torch") : [t];
	return {
		...r,
		items: [...e.items, ...a].sort()
	};
}
function Gd(e, t, n) {
	if (!Object.hasOwn(x, t)) return "DJ-GOLD-2";
	let { value: r, gold: i, copies: a, shots: o, missile: s } = x[t];
	if (i !== void 0 || n.filter((e) => e === t || t === "spell-scroll" && e.startsWith("scroll:")).length >= a) return "DJ-RULING-50";
	if (e.gold < r) return "DJ-GOLD-2";
	let c = {
		...e,
		gold: e.gold - r
	}, l = s === void 0 ? 0 : M.indexOf(t);
	return o === void 0 ? {
		...c,
		items: [...e.items, t].sort()
	} : {
		...c,
		shots: e.shots.map((e, t) => e + (t === l ? o : 0))
	};
}
function Kd(e, t) {
	let n = Qd(t), { town: r = [], recruits: i = [] } = n, a = Hd(e?.heroes ?? [], n);
	if (e === void 0 || "at" in a) return [];
	let o = a.party.flatMap((t) => [
		...Jd,
		...Yd(t.class),
		...Xd,
		...Zd
	].flatMap((i) => {
		let a = {
			...n,
			town: [...r, {
				hero: t.name,
				buy: i
			}]
		}, o = Hd(e.heroes, a);
		if ("at" in o) return [];
		let [s = "", c = ""] = i.split(":"), { xp: l, gold: u } = o.party.find(({ name: e }) => e === t.name);
		return [{
			of: t.name,
			key: s,
			params: {
				what: c,
				price: t.xp - l + t.gold - u
			},
			chosen: a
		}];
	})), s = [...a.party, ...i].map(({ name: e }) => e), c = s.length < e.heroes.length + e.fallen.length, l = Td("classic", 6).filter(({ name: t }) => !s.includes(t) && !e.fallen.includes(t));
	return [...o, ...(c ? l : []).map((e) => ({
		of: "",
		key: "recruit",
		params: {
			name: e.name,
			what: e.class
		},
		chosen: {
			...n,
			recruits: [...i, e]
		}
	}))];
}
var qd = ({ heroes: e, fallen: t, quests: n }) => [
	{
		key: n.length > 0 ? "quest-won" : "quest-left",
		params: {}
	},
	...e.map(({ name: e, class: t, gold: n, xp: r, fate: i }) => ({
		key: "hero",
		params: {
			name: e,
			what: t,
			gold: n,
			xp: r,
			fate: i
		}
	})),
	...t.map((e) => ({
		key: "fallen",
		params: { name: e }
	}))
], Jd = [
	...ta.map((e) => `stat:${e}`),
	"life",
	"fatigue",
	"fate",
	"draw"
], Yd = (e) => Object.keys(di).filter((t) => di[t].class === e).map((e) => `skill:${e}`), Xd = [
	qr,
	Jr,
	Xr
].flatMap((e) => Object.keys(e)).map((e) => `shop:${e}`), Zd = Object.keys(x).map((e) => `treasure:${e}`), Qd = (e) => typeof e == "object" && e ? e : {};
function $d(e, t) {
	let n = Qd(t), r = n.recruits ?? [], i = Hd(e?.heroes ?? [], n);
	if ("at" in i) return { [`town[${i.at}]`]: i.rule };
	let a = [...i.party, ...r];
	return {
		...n.quest === void 0 ? {} : { quest: n.quest },
		...a.length === 0 ? {} : { party: a },
		...i.party.length === 0 ? {} : { veterans: i.party.map((e) => e.name) }
	};
}
var ef = {
	hit: 0,
	kill: 0,
	damage: 0
};
function tf(e, t, n = 10, r = 10) {
	let i = 0, a = 0, o = 0;
	for (let s = 1; s <= n; s++) for (let n = Math.min(1, r); n <= r; n++) {
		let r = s + e - n;
		r <= 0 || (i++, r >= t && a++, o += Math.min(r, t));
	}
	let s = n * Math.max(1, r);
	return {
		hit: i / s,
		kill: a / s,
		damage: o / s
	};
}
function nf(e, t) {
	let n = I(t.target) ? z(e, t.target).life : B(e, t.target)?.life ?? 0, r = n === 0 ? void 0 : is(e, t);
	return r === void 0 ? ef : tf(r.lead, n, r.mine, r.theirs);
}
var rf = (e, t, n) => nf(e, Xo(t, n, I(t) && xa(z(e, t)) ? "ranged" : "melee")), af = (e, t, n, r) => nf(e, Xo(t, r, n, pi[n] ?? 0));
function of(e, t) {
	let n = N(e), r = _r(n);
	for (let t of e.pieces) for (let i of t.cells) Ki(e, i) && j(n, r, i, 4);
	for (let t of e.things) j(n, r, t.cell, 4);
	if (I(t) && !cf(e, L(t))) {
		for (let t of e.pieces) if (t.rest === "poor-bridge") for (let e of t.cells) Gi(t, e) && j(n, r, e, 4);
	}
	for (let t of e.webs) j(n, r, t, 4);
	for (let [i, a] of e.heroes.entries()) K(a) && R(i) !== t && j(n, r, a.cell, I(t) || !q(a) ? 1 : 4);
	for (let i of e.monsters) i.id !== t && j(n, r, i.cell, I(t) && !U(i, "dormant") ? 4 : 1);
	let i = I(t) ? e.monsters.filter((e) => !U(e, "asleep") && !U(e, "frozen") && !U(e, "dormant")) : e.heroes.filter(q);
	for (let t of i) for (let i of qi(e, t.cell)) j(n, r, i, 2);
	return Pr(n, V(e, t), void 0, {
		corners: "both",
		cells: r
	});
}
function sf(e, t) {
	let n = e.heroes[t], r = 9 + va(n) - ma(n, 3) - ga(n) - Math.min(3, n.fatigue);
	return Math.max(1, Math.min(10, 11 - r));
}
function cf(e, t) {
	if (e.clock > lf) return !0;
	let n = sf(e, t), r = e.heroes.every((r, i) => i === t || !q(r) || r.life <= uf || sf(e, i) <= n);
	return e.heroes[t].life > uf && (r || n >= 6);
}
var lf = 150, uf = 4;
function df(e, t, n, r, i = of(e, t)) {
	let a, o = Infinity;
	for (let e of n) {
		let t = Rr(i, e);
		t === void 0 || t === 0 || t >= o || !i.cells.includes(e) || (a = e, o = t);
	}
	if (a === void 0) return;
	let s = zr(i, a)[0], c = Si[Ci.indexOf(s - V(e, t))];
	return c !== void 0 && r.includes(c) ? c : void 0;
}
var $ = (e, t, n = void 0) => ({
	option: e,
	reasons: [n === void 0 ? { key: t } : {
		key: t,
		params: n
	}]
}), ff = (e) => e.core.stack.at(-1);
function pf(e, t, n, r, i) {
	if (n.length === 1) return $(n[0], "lots");
	switch (t) {
		case "place-tile": return mf(e, n, r);
		case "place-monster": return gf(e, n, r);
		case "drawn": return n.includes("redraw") ? $("redraw", "theme") : $(n[r(n.length)], "lots");
		case "event-step": return wf(e, n, i);
		case "trigger": return n[0] === "pass" || !Cf(e, n[0], i) ? $("pass", "wait") : $(n[0], "harm", { points: bf(e, n[0]) });
		case "event-choice": return Tf(e, n, r);
		case "command": return Ef(e, n);
		case "monster-act": {
			let t = Af(e, n, r, i);
			return n.includes(t.option) ? t : $(n[r(n.length)], "lots");
		}
		case "aim": return If(e, n, r, i);
		default: return $(n[r(n.length)], "lots");
	}
}
function mf(e, t, n) {
	let r = ff(e);
	if (r.proc !== "place-tile") return $(t[0], "lots");
	let { door: i, card: a } = r.todo[r.at], o = N(e), { tile: s, doors: c } = y[a], l = t.map((t) => {
		let n = Ws(e, a, Gs(e.doors[i])).find((e) => e.by === t);
		if (n === void 0) return -1;
		let r = 0;
		for (let e of c) {
			if (e === t) continue;
			let { side: i, cells: a } = ar(Di[s], n, Di[s].connectors.find((t) => t.name === e));
			for (let e of a) for (let t = 1; t <= 8; t++) pr(o, e + t * T[i]) || r++;
		}
		return r;
	}), u = t.filter((e, t) => l[t] === Math.max(...l));
	return $(u[n(u.length)], "space");
}
var hf = (e) => {
	let { abilities: t, spells: n } = H(e);
	return t.includes("ranged") || n.length > 0;
};
function gf(e, t, n) {
	let r = ff(e);
	if (r.proc !== "place-monster" || !hf(r.todo[r.at])) return $(t[n(t.length)], "lots");
	let i = e.heroes.filter(q), a = (e) => Math.min(...i.map((t) => _f(t.cell, k(e))));
	return $([...t].sort((e, t) => a(t) - a(e))[0], "keep-away");
}
var _f = (e, t) => (D(e) - D(t)) ** 2 + (E(e) - E(t)) ** 2, vf = (e) => {
	let t = e.heroes.filter(K), n = t.reduce((e, t) => e + t.maxLife, 0);
	return n === 0 ? 0 : Math.floor(100 * t.reduce((e, t) => e + t.life, 0) / n);
}, yf = {
	ambush: 9,
	prowlers: 7,
	reinforcements: 6,
	rockfall: 5,
	pit: 3,
	darts: 3,
	frenzy: 4,
	"rat-swarm": 5,
	"sleeping-gas": 2,
	"hide-of-rock": 3,
	"black-blood": 3,
	"evil-eye": 3,
	silence: 3,
	weariness: 4,
	alarm: 4,
	"notched-blade": 4,
	portcullis: 2,
	"stubborn-lock": 2,
	darkness: 2,
	draught: 1,
	"mysterious-lever": 1,
	"carved-slab": 1,
	"light-fingers": 1,
	"freed-captive": 0,
	"forgotten-cache": 0
}, bf = (e, t) => yf[t] * (t === "rockfall" || t === "rat-swarm" ? e.heroes.filter(q).length / 2 : 1), xf = [
	99,
	99,
	6,
	4,
	2.5,
	0
], Sf = [
	99,
	3,
	2,
	2,
	1,
	0
];
function Cf(e, t, n) {
	return (t === "ambush" || t === "prowlers" || t === "reinforcements") && n !== "hard" && vf(e) < (n === "easy" ? 60 : 30) ? !1 : n === "easy" ? e.hand.length >= 5 : bf(e, t) >= (n === "hard" ? Sf : xf)[Math.min(5, e.hand.length)];
}
function wf(e, t, n) {
	if (t.includes("draw")) return $("draw", "draw");
	let r = [...t.filter((e) => e !== "pass")].sort((t, n) => bf(e, n) - bf(e, t));
	if (!t.includes("pass")) return $(r.at(-1), "lots");
	let i = r.find((t) => Cf(e, t, n));
	return i === void 0 ? $("pass", vf(e) < 30 ? "mercy" : "wait") : $(i, "harm", { points: Math.round(bf(e, i)) });
}
function Tf(e, t, n) {
	let r = (t) => {
		let n = t.split(":")[0], r = Number(n.slice(1));
		return /^z\d+$/.test(n) ? e.heroes.filter((t) => q(t) && P(e, t.cell) === r).length : /^h\d+$/.test(n) ? e.heroes[r].life + e.heroes[r].fatigue : /^m\d+$/.test(n) ? H(B(e, n)).xp : 0;
	}, i = Math.max(...t.map(r)), a = t.filter((e) => r(e) === i);
	return $(a[n(a.length)], i > 0 ? "harm" : "lots", i > 0 ? { points: i } : void 0);
}
function Ef(e, t) {
	let n = (t) => {
		let n = B(e, t.split(":")[0]);
		return n === void 0 ? 9999 : Math.min(...e.heroes.filter(q).map((e) => _f(e.cell, n.cell))) + (hf(n) ? 1e3 : 0);
	};
	return $([...t].sort((e, t) => n(e) - n(t))[0], "order");
}
function Df(e, t, n, r) {
	let i = e.attacks.reduce((e, t, r) => e + (r === n ? 0 : t), 0) - e.attacks[n], a = e.heroes[n], o = !e.heroes.some((t, r) => r !== n && q(t) && Q(e, [a.cell], 2).has(t.cell)), { damage: s, kill: c } = rf(e, t.id, R(n));
	return r === "hard" ? s + 6 * c + (a.maxLife - a.life) / 4 + +!!o : s + 2 * c + .5 * i + +!!o;
}
var Of = {
	easy: 33,
	normal: 20,
	hard: 0
}, kf = (e) => e.filter((e) => /^[nesw]{1,2}$/.test(e));
function Af(e, t, n, r) {
	let i = B(e, e.turn.who);
	if (!e.turn.busy && !e.turn.attacked && t.includes("end") && n(100) < Of[r]) return $("end", "timid");
	let a = (t) => e.heroes[t].name, o = t.filter((t) => /^(attack|tail):/.test(t) && q(e.heroes[L(t.split(":")[1])])), s = Ff(e, i, t, r);
	if (s !== void 0) return s;
	if (o.length > 0) {
		let t = (e) => L(e.split(":")[1]), s = r === "easy" ? o[n(o.length)] : [...o].sort((n, a) => Df(e, i, t(a), r) - Df(e, i, t(n), r))[0];
		return $(s, "target", {
			points: Math.round(10 * rf(e, i.id, R(t(s))).damage) / 10,
			hero: a(t(s))
		});
	}
	let c = (t) => Math.min(...e.heroes.filter(q).map((e) => _f(e.cell, t)));
	if (hf(i)) {
		let n = e.turn.attacked || c(i.cell) <= 2 ? Mf(e, i, kf(t)) : void 0;
		if (n !== void 0 && c(i.cell) < 9) return $(n, "keep-away");
		if (e.turn.attacked) return $("end", "keep-away");
	}
	return e.turn.attacked || e.turn.stopped ? $("end", "lots") : i.kind === "orc-warlord" && jf(e, i) ? $("end", "keep-away") : Nf(e, i, t, n, r);
}
var jf = (e, t) => {
	let n = e.monsters.filter((e) => e !== t);
	return n.length > 0 && !n.some((n) => Q(e, [t.cell], 3).has(n.cell)) && !e.heroes.some((n) => q(n) && F(e, n.cell, t.cell));
};
function Mf(e, t, n) {
	let r = e.heroes.filter(q), i = {
		n: -1e3,
		e: 1,
		s: 1e3,
		w: -1,
		ne: -999,
		se: 1001,
		sw: 999,
		nw: -1001
	}, a = (e) => Math.min(...r.map((t) => _f(t.cell, e))), o = [...n].sort((e, n) => a(t.cell + i[n]) - a(t.cell + i[e]))[0];
	return o !== void 0 && a(t.cell + i[o]) > a(t.cell) ? o : void 0;
}
function Nf(e, t, n, r, i) {
	let a = of(e, t.id), o = e.heroes.flatMap((t, n) => q(t) ? [{
		i: n,
		cells: qi(e, t.cell)
	}] : []), s;
	for (let { i: t, cells: n } of o) for (let r of n) {
		let n = Rr(a, r);
		if (n === void 0 || n === 0 || !a.cells.includes(r)) continue;
		let o = i === "hard" ? (e.heroes[t].life - 10) / 2 : 2 * e.attacks[t];
		(s === void 0 || n + o < s.cost) && (s = {
			i: t,
			cell: r,
			cost: n + o
		});
	}
	if (s === void 0) return Pf(e, t, n, r);
	if (s.cost > e.turn.left && n.includes("run")) return $("run", "close", { hero: e.heroes[s.i].name });
	let c = df(e, t.id, [s.cell], n, a);
	return c === void 0 ? Pf(e, t, n, r) : $(c, "close", { hero: e.heroes[s.i].name });
}
function Pf(e, t, n, r) {
	let i = n.filter((e) => e.startsWith("web:"));
	if (i.length === 0) return $(n.includes("end") ? "end" : n[r(n.length)], "lots");
	let a = [...e.heroes.filter(q)].sort((e, n) => _f(e.cell, t.cell) - _f(n.cell, t.cell))[0], o = (e) => _f(k(e.slice(4)), a.cell);
	return $([...i].sort((e, t) => o(e) - o(t))[0], "web");
}
function Ff(e, t, n, r) {
	let i = n.filter((e) => e.startsWith("cast:")).map((e) => e.slice(5));
	if (i.length === 0) return;
	let a = (n) => e.heroes.filter((e) => q(e) && n.has(e.cell)).length - e.monsters.filter((e) => e !== t && n.has(e.cell)).length;
	return i.includes("earthquake") && a(Q(e, [t.cell], 4)) >= 2 ? $("cast:earthquake", "harm", { points: 4 }) : i.includes("toxic-cloud") && e.heroes.some((t) => q(t) && a(Q(e, [t.cell], 1)) >= 2) ? $("cast:toxic-cloud", "harm", { points: 6 }) : i.includes("magic-missile") ? $("cast:magic-missile", "harm", { points: 5 }) : i.includes("ice-block") && r !== "easy" ? $("cast:ice-block", "harm", { points: 3 }) : i.includes("flight") && !e.heroes.some((n) => q(n) && F(e, n.cell, t.cell)) ? $("cast:flight", "lots") : void 0;
}
function If(e, t, n, r) {
	let i = ff(e);
	if (i.proc !== "aim") return $(t[0], "lots");
	let { by: a, what: o } = i.todo[i.at];
	if (B(e, a) === void 0) return $(t[n(t.length)], "lots");
	if (o === "toxic-cloud") {
		let n = (t) => {
			let n = Q(e, [k(t)], 1);
			return e.heroes.filter((e) => q(e) && n.has(e.cell)).length - e.monsters.filter((e) => n.has(e.cell)).length;
		}, r = t.filter((e) => e !== "back").sort((e, t) => n(t) - n(e))[0];
		return $(r, "harm", { points: 3 * Math.max(0, n(r)) });
	}
	if (t.includes("stop")) return $("stop", "lots");
	let s = t.filter((e) => e.startsWith("h"));
	if (s.length === 0) return $(t[n(t.length)], "lots");
	let c = (t) => af(e, a, o, t.split(":")[0]).damage + (r === "hard" ? 0 : -.5 * e.attacks[L(t)]), l = [...s].sort((e, t) => c(t) - c(e))[0];
	return $(l, "target", {
		points: Math.round(c(l)),
		hero: l.split(":")[1] ?? ""
	});
}
function Lf(e, t, n) {
	let i = {
		chance: [
			1,
			2,
			3,
			4
		],
		known: 0,
		answered: Array(e.seats).fill(0),
		stack: [],
		aside: []
	}, a = Pl(r(e.game), i, t, n);
	return a.core.stack = e.frames, a;
}
var Rf = (e) => ({
	roles: ["master"],
	decide: (t, n, r, i) => pf(Lf(t, r, i), n.kind, n.options, i, e)
}), zf = {
	automatic: Rf("normal"),
	easy: Rf("easy"),
	hard: Rf("hard")
}, Bf = 8, Vf = 4, Hf = 4, Uf = (e, t) => e.heroes.flatMap((e, n) => K(e) && t(n) ? [R(n)] : []), Wf = (e, t, n) => Qi(e, V(e, t), n), Gf = (e, t) => I(t) ? e.monsters.map((e) => e.id) : Uf(e, (t) => e.heroes[t].life > 0), Kf = (e) => e.map(O), qf = (e, t, n) => Wf(e, t, V(e, n)), Jf = (e, t, n) => n === t || F(e, z(e, n).cell, V(e, t)), Yf = (e, t, n) => z(e, n).life > 0 && (n === t || Wf(e, t, z(e, n).cell)), Xf = (e) => (t, n, r) => !U(z(t, r), e) && Yf(t, n, r), Zf = (e, t, n) => t === n || F(e, t, n), Qf = (e, t, n) => Ua(e, n) && Wf(e, t, n), $f = new Map(Object.entries({
	"magic-missile": {
		at: "foe",
		fits: qf
	},
	"ice-block": {
		at: "foe",
		fits: qf
	},
	sleep: {
		at: "foe",
		fits: (e, t, n) => rp(B(e, n)) && qf(e, t, n)
	},
	"toxic-cloud": {
		at: "square",
		fits: (e, t, n) => Gf(e, t).some((t) => Zf(e, n, V(e, t))) && Wf(e, t, n)
	},
	"wall-of-fire": {
		at: "square",
		fits: Qf
	},
	earthquake: {
		at: "nothing",
		fits: (e, t) => pp(e, t).length > 0
	},
	"turn-undead": {
		at: "nothing",
		fits: (e, t) => mp(e, t).length > 0
	},
	sweep: {
		at: "nothing",
		fits: (e, t, n) => sp(e, n)
	},
	"astral-shield": {
		at: "friend",
		fits: Xf("shielded")
	},
	"armour-of-faith": {
		at: "friend",
		fits: Xf("faith")
	},
	"sacred-weapon": {
		at: "friend",
		fits: (e, t, n) => z(e, n).weapon !== "none" && Xf("sacred")(e, t, n)
	},
	"lay-hands": {
		at: "friend",
		fits: (e, t, n) => cp(e, n) && Jf(e, t, n)
	},
	purify: {
		at: "friend",
		fits: (e, t, n) => lp(e, n) && Jf(e, t, n)
	},
	mercy: {
		at: "nothing",
		fits: (e, t, n) => e.heroes.some((t, r) => K(t) && cp(e, R(r)) && iu(e, n, 2, t.cell))
	},
	blink: {
		at: "friend",
		fits: (e, t, n) => q(z(e, n)) && !U(z(e, n), "held") && Jf(e, t, n)
	},
	"pick-lock": {
		at: "lock",
		fits: up
	},
	listen: {
		at: "lock",
		fits: ip
	},
	"search-traps": {
		at: "nothing",
		fits: (e, t, n) => !e.zones[P(e, n)].safe
	},
	flash: {
		at: "nothing",
		fits: (e, t, n) => e.phase === "combat" || e.zones[P(e, n)].dark
	},
	"war-cry": {
		at: "nothing",
		fits: (e, t, n) => e.monsters.some((t) => !t.unique && iu(e, n, 3, t.cell))
	},
	"double-strike": {
		at: "nothing",
		fits: (e, t, n) => e.turn.melee && e.turn.attacks === 0 && sp(e, n) && !op(e, t)
	},
	charge: {
		at: "nothing",
		fits: (e) => e.turn.walked >= 2 && e.turn.attacks > 0 && !e.turn.charged
	},
	flight: {
		at: "nothing",
		fits: (e) => e.turn.left > 0
	},
	slip: {
		at: "nothing",
		fits: (e) => e.turn.left > 0
	},
	blessing: {
		at: "nothing",
		fits: (e, t) => Uf(e, (n) => Xf("blessed")(e, t, R(n))).length > 0
	},
	"lustral-water": {
		at: "square",
		fits: (e, t, n) => e.monsters.some((t) => H(t).kin === "undead" && Zf(e, t.cell, n)) && Wf(e, t, n)
	}
}));
function ep(e, { by: t, what: n, from: r }) {
	if (r.length > 0) return n === "blink" ? np(e, t) : fp(e, t, r);
	let i = $f.get(n);
	switch (i?.at) {
		case "foe": return Gf(e, t).filter((n) => i.fits(e, t, n));
		case "friend": return Uf(e, (n) => i.fits(e, t, R(n)));
		case "square": return Kf(hr(N(e)).filter((n) => i.fits(e, t, n)));
		case "nothing": return i.fits(e, t, V(e, t)) ? ["-"] : [];
		default: return i?.fits(e, L(t)) ?? [];
	}
}
function tp(e, t, n) {
	let r = $f.get(n);
	switch (r?.at) {
		case "foe": return Gf(e, t).some((n) => r.fits(e, t, n));
		case "friend": return e.heroes.some((n, i) => K(n) && r.fits(e, t, R(i)));
		case "square": return hr(N(e)).some((n) => r.fits(e, t, n));
		case "nothing": return r.fits(e, t, V(e, t));
		default: return r !== void 0 && r.fits(e, L(t)).length > 0;
	}
}
var np = (e, t) => {
	let n = Q(e, [V(e, t)], Bf);
	return Kf(hr(N(e)).filter((r) => n.has(r) && Qf(e, t, r)));
};
function rp(e) {
	return e !== void 0 && !e.unique && H(e).kin !== "undead" && !li(e.kind) && !U(e, "asleep");
}
function ip(e, t) {
	return e.dungeon.length === 0 ? [] : fc(e, t).filter((t) => e.doors[t].to < 0).map((e) => `d${e}`);
}
var ap = (e, t) => I(t) ? z(e, t) : B(e, t), op = (e, t) => I(t) && z(e, t).weapon.includes("bow"), sp = (e, t) => e.monsters.some((n) => F(e, t, n.cell)), cp = (e, t) => {
	let n = z(e, t);
	return n.life < n.maxLife || n.venom > 0 || U(n, "poisoned");
}, lp = (e, t) => {
	let n = z(e, t);
	return n.venom + n.weakness + n.drained + n.cursedUntil > 0 || U(n, "poisoned");
};
function up(e, t) {
	return [...fc(e, t).filter((t) => e.doors[t].state === "locked").map((e) => `d${e}`), ...su(e, t).filter((t) => e.pieces[t].locked).map((e) => `f${e}`)];
}
function dp(e, t) {
	let n = Number(t.slice(1));
	t[0] === "d" ? Ys(e, n, { state: "closed" }) : Z(e, n, { locked: !1 });
}
function fp(e, t, n) {
	let r = (r) => Qf(e, t, r) && !n.includes(O(r)), i = n.map(k), a = i.at(-1), o = (i.length === 1 ? [
		1,
		-1,
		1e3,
		-1e3
	] : [a - i.at(-2)]).map((e) => a + e).filter((t) => r(t) && F(e, a, t));
	return n.length < Vf ? ["stop", ...Kf(o)] : ["stop"];
}
var pp = (e, t) => {
	let n = V(e, t), r = Q(e, [n], Hf), i = (t) => r.has(t) && P(e, t) === P(e, n);
	return [...Uf(e, (n) => R(n) !== t && i(e.heroes[n].cell) && e.heroes[n].life > 0 && !U(e.heroes[n], "flying")), ...e.monsters.filter((e) => e.id !== t && i(e.cell) && !U(e, "flying")).map((e) => e.id)];
}, mp = (e, t) => {
	let n = Q(e, [V(e, t)], 4);
	return e.monsters.filter((r) => H(r).kin === "undead" && n.has(r.cell) && Wf(e, t, r.cell)).map((e) => e.id);
}, hp = [
	"sweep",
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"sleep",
	"turn-undead"
], gp = (e) => hp.includes(e), _p = S.eachInTurn("aim", {
	who(e, t) {
		if (e.ended !== "no" || e.turn.over) return;
		let n = ep(e, t);
		if (n.length !== 0 && n[0] !== "-") return I(t.by) ? z(e, t.by).seat : 0;
	},
	skipped(e, t) {
		e.ended === "no" && !e.turn.over && ep(e, t)[0] === "-" && yp(e, t, ["-"]);
	},
	options(e, t, n, r) {
		for (let t of ep(e, n)) r.add(wn(e, t));
		n.from.length === 0 && r.add("back");
	},
	choose(e, t, n, r) {
		if (r === "back") return;
		let i = r === "stop" ? n.from : [...n.from, r.includes(":") ? r.split(":")[0] : r], a = {
			...n,
			from: i
		};
		(n.what === "wall-of-fire" ? r !== "stop" && i.length < Vf : n.what === "blink" && i.length < 2) && ep(e, a).length > 0 ? S.raise({
			proc: "aim",
			todo: [a],
			at: 0
		}) : yp(e, n, i);
	},
	about: (e, t, { what: n }) => ({
		skill: n,
		...Tn(e)
	})
}), vp = (e, t, n = "") => ({
	proc: "aim",
	todo: [{
		by: e,
		what: t,
		item: n,
		from: []
	}],
	at: 0
});
function yp(e, { by: t, what: n, item: r }, i) {
	e.turn.busy = !0, bp(e, t, n, r), gp(n) && (e.turn.attacks--, e.turn.attacked = !0, e.turn.walked > 0 && (e.turn.stopped = !0)), wp[n](e, t, i);
}
function bp(e, t, n, r) {
	if (!I(t)) {
		let r = B(e, t);
		r.cast = [...r.cast, n], e.turn.cast = !0, C(e, () => ({
			type: "casts",
			rule: "DJ-SPELL-1",
			monster: r.kind,
			skill: n
		}));
		return;
	}
	let i = L(t);
	r === "" ? fo(e, i, n) : xp(e, i, r);
}
function xp(e, t, n) {
	Oc(e, t, n), Fo(e, n), n !== "lustral-water" && e.heroes[t].fatigue--, C(e, () => ({
		type: "uses",
		rule: "DJ-RULING-36",
		hero: t,
		item: n
	}));
}
var Sp = (e) => (t, n, [r]) => W(z(t, r), e), Cp = (e) => (t, n, [r]) => S.raise(Xo(n, r, e, pi[e] ?? 0)), wp = {
	"magic-missile": Cp("magic-missile"),
	"ice-block": Cp("ice-block"),
	sleep: Cp("sleep"),
	"toxic-cloud"(e, t, [n]) {
		let r = Q(e, [k(n)], 1), i = [...Uf(e, (t) => r.has(e.heroes[t].cell) && e.heroes[t].life > 0), ...e.monsters.filter((e) => r.has(e.cell)).map((e) => e.id)];
		S.raise(hs(t, "toxic-cloud", i)), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: vn
		});
	},
	"wall-of-fire"(e, t, n) {
		let r = ha(e, t, 4);
		e.fires = [...e.fires, ...n.map((n) => ({
			cell: k(n),
			mag: r,
			by: t,
			until: e.round + 1
		}))], C(e, () => ({
			type: "fire",
			rule: "DJ-SKILL-6",
			figure: t,
			squares: n
		}));
	},
	earthquake(e, t) {
		for (let n of pp(e, t)) X(n, 3, "quake", { on: t });
	},
	"turn-undead": (e, t) => {
		S.raise(hs(t, "turn-undead", mp(e, t))), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: vn
		});
	},
	sweep: (e, t) => {
		let n = V(e, t);
		S.raise(hs(t, "sweep", e.monsters.filter((t) => F(e, n, t.cell)).map((e) => e.id))), S.raise({
			proc: "gather",
			at: 0,
			ambush: !1,
			from: vn
		});
	},
	flight(e, t) {
		W(ap(e, t), "flying"), e.turn.left += 3, e.turn.attacked || (e.turn.stopped = !1);
	},
	slip(e, t) {
		W(z(e, t), "slipping"), e.turn.attacked || (e.turn.stopped = !1);
	},
	flash(e, t) {
		let n = P(e, V(e, t));
		if (Js(e, n, { dark: !1 }), e.phase === "combat") for (let t of e.monsters) P(e, t.cell) === n && W(t, "dazzled");
	},
	"astral-shield": Sp("shielded"),
	"armour-of-faith": Sp("faith"),
	"sacred-weapon": Sp("sacred"),
	blessing(e, t) {
		for (let n of Uf(e, (n) => Yf(e, t, R(n)))) W(z(e, n), "blessed");
	},
	"lay-hands": (e, t, [n]) => Tu(e, L(n), _(e, 6), "DJ-SKILL-7"),
	mercy(e, t) {
		let n = Q(e, [V(e, t)], 2);
		for (let t of Uf(e, (t) => n.has(e.heroes[t].cell))) Tu(e, L(t), _(e, 4), "DJ-SKILL-7");
	},
	purify(e, t, [n]) {
		let r = z(e, n);
		r.venom = 0, r.weakness = 0, r.drained = 0, r.cursedUntil = 0, G(r, "poisoned");
	},
	blink(e, t, [n, r]) {
		let i = z(e, n), a = P(e, i.cell);
		i.cell = k(r), C(e, () => ({
			type: "step",
			rule: "DJ-SKILL-6",
			figure: n,
			square: r
		})), Ls(e, n, a);
	},
	"search-traps": (e, t) => Js(e, P(e, V(e, t)), { safe: !0 }),
	"pick-lock": (e, t, [n]) => dp(e, n),
	listen(e, t, [n]) {
		let r = e.dungeon.at(-1), { seat: i } = z(e, t);
		e.heard = {
			seat: i,
			card: r,
			door: Number(n.slice(1))
		}, e.core.known++, C(e, () => ({
			type: "listened",
			rule: "DJ-SKILL-8",
			hero: L(t),
			secret: {
				to: [i],
				card: r
			}
		}));
	},
	"war-cry"(e, t) {
		let n = Q(e, [V(e, t)], 3);
		for (let t of e.monsters) !t.unique && n.has(t.cell) && W(t, "cowed");
	},
	"double-strike"(e) {
		e.turn.attacks++;
	},
	charge(e) {
		e.turn.charged = !0;
	},
	"lustral-water"(e, t, [n]) {
		let r = k(n);
		for (let n of [...e.monsters]) H(n).kin === "undead" && (n.cell === r || F(e, n.cell, r)) && Y(e, n.id, _(e, 6), "other", t, "DJ-COMP-6");
		Bo(e);
	}
}, Tp = (e, t, n, r) => {
	r || (Y(e, t, _(e, 4), "attack", n, "DJ-SKILL-6"), (I(t) ? z(e, t).gone === "no" : B(e, t) !== void 0) && W(ap(e, t), "stunned"));
}, Ep = new Map(Object.entries({
	potion: (e, t) => Tu(e, t, _(e, 6), "DJ-SHOP-17"),
	"healing-potion": (e, t) => Tu(e, t, _(e, 6), "DJ-SHOP-17"),
	"great-healing-potion": (e, t) => Tu(e, t, _(e, 6) + _(e, 6), "DJ-COMP-6"),
	"potion-of-vigour"(e, t) {
		let n = e.heroes[t];
		n.fatigue = Math.min(n.maxFatigue, n.fatigue + _(e, 4));
	},
	"potion-of-might": (e, t) => W(e.heroes[t], "mighty"),
	antidote(e, t) {
		let n = e.heroes[t];
		n.venom = 0, n.weakness = 0, G(n, "poisoned");
	}
}));
function Dp(e, t, n) {
	let r = e.heroes[t], { items: i } = r;
	for (let a = 0; a < i.length; a++) {
		let o = i[a];
		if (i[a - 1] === o) continue;
		let s = si(o);
		s !== void 0 && r.fatigue > 0 && !U(r, "silenced") && Mp(e, t, s) && n.add(`cast:${o}`);
	}
	if (i.some(Op) && n.add("drink"), i.includes("lustral-water") && tp(e, R(t), "lustral-water") && n.add("throw:lustral-water"), i.includes("torch") && !U(r, "lit") && n.add("light"), i.includes("old-plan") && n.add("plan"), i.includes("master-key")) for (let r of up(e, t)) n.add(`key:${r}`);
	r.weapon !== "none" && !U(r, "poison") && !U(r, "rat-poison") && (i.includes("poison") && n.add("coat:poison"), i.includes("rat-poison") && n.add("coat:rat-poison")), U(r, "poisoned") && r.fate > 0 && n.add("cure"), Fp(e, r) && n.add("equip"), e.phase === "explore" && Jp(r) && Ap(e, t) && n.add("trade");
}
var Op = (e) => Ep.has(e), kp = (e, t, n) => n !== t && K(e.heroes[n]) && F(e, e.heroes[t].cell, e.heroes[n].cell);
function Ap(e, t) {
	for (let n = 0; n < e.heroes.length; n++) if (kp(e, t, n) && q(e.heroes[n])) return !0;
	return !1;
}
var jp = [
	"flight",
	"flash",
	"blink"
], Mp = (e, t, n) => (e.phase === "combat" || jp.includes(n)) && (!Np.includes(n) || e.turn.attacks > 0) && tp(e, R(t), n), Np = [
	"magic-missile",
	"toxic-cloud",
	"wall-of-fire",
	"ice-block",
	"earthquake",
	"sleep"
];
function Pp(e, t) {
	let n = e.heroes[t], r = [];
	for (let t = 0; t < n.items.length; t++) {
		let i = n.items[t];
		if (n.items[t - 1] === i) continue;
		let a = Ip(e, n, i);
		a !== void 0 && r.push(`${a}:${i}`);
	}
	return n.weapon !== "none" && r.push("weapon:none"), n.body !== "none" && e.phase === "explore" && r.push("body:none"), n.shield !== "none" && r.push("shield:none"), r;
}
function Fp(e, t) {
	if (t.weapon !== "none" || t.body !== "none" && e.phase === "explore" || t.shield !== "none") return !0;
	for (let n of t.items) if (Ip(e, t, n) !== void 0) return !0;
	return !1;
}
function Ip(e, t, n) {
	if (ii(n) !== void 0) return t.weapon !== n && Ta(t.class, n) ? "weapon" : void 0;
	let r = ai(n);
	if (r === void 0) return;
	let { slot: i, power: a } = r;
	if (t[i] === n || i === "body" && e.phase === "combat") return;
	let o = i === "body" ? t.shield : t.body;
	return a + (o === "none" ? 0 : ai(o).power) > wa(t) ? void 0 : i;
}
function Lp(e, t) {
	let n = e.heroes.flatMap((n, r) => kp(e, t, r) ? [Cn(e, R(r))] : []);
	return [...new Set(e.heroes[t].items)].filter(Op).flatMap((e) => [e, ...n.map((t) => `${e}:${t}`)]);
}
function Rp(e, t, n) {
	let [r, i] = n.split(":"), a = i === void 0 ? t : L(i);
	Oc(e, t, r), Fo(e, r), C(e, () => ({
		type: "drinks",
		rule: "DJ-ACT-3",
		hero: a,
		item: r
	})), Ep.get(r)(e, a);
}
function zp(e, t, n) {
	let r = e.heroes[t], [i, a] = n.split(":");
	e.turn.busy = !0, i === "light" ? (Oc(e, t, "torch"), W(r, "lit"), C(e, () => ({
		type: "lights",
		rule: "DJ-LIGHT-4",
		hero: t
	}))) : i === "plan" ? (Oc(e, t, "old-plan"), Fo(e, "old-plan"), Eu(e, t)) : i === "key" ? (dp(e, a), e.key--, C(e, () => ({
		type: "unlocks",
		rule: "DJ-DOOR-1",
		hero: t
	})), e.key === 0 && (Oc(e, t, "master-key"), Fo(e, "master-key"), e.key = 3)) : i === "coat" ? (Oc(e, t, a), W(r, a), C(e, () => ({
		type: "coats",
		rule: "DJ-SHOP-16",
		hero: t,
		item: a
	}))) : i === "cure" ? (r.fate--, G(r, "poisoned"), C(e, () => ({
		type: "cured",
		rule: "DJ-FATE-5",
		hero: t
	}))) : (i === "drink" || i === "equip" || i === "trade") && S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: i,
			on: ""
		}],
		at: 0
	});
}
var Bp = S.eachInTurn("choose", {
	who: (e, t) => e.ended === "no" && K(e.heroes[t.hero]) && Vp(e, t) ? e.heroes[t.hero].seat : void 0,
	skipped(e, t) {
		let n = Up(e, t)[0];
		e.ended === "no" && n !== void 0 && K(e.heroes[t.hero]) && Wp(e, t, n);
	},
	options(e, t, n, r) {
		for (let t of Up(e, n)) r.add(t);
	},
	choose: (e, t, n, r) => Wp(e, n, r),
	about: (e, t, { hero: n, what: r, on: i }) => ({
		hero: e.heroes[n].name,
		what: r,
		on: i,
		die: e.roll.die,
		1: "none"
	})
}), Vp = (e, t) => Hp.includes(t.what) || Up(e, t).length > 1, Hp = [
	"drink",
	"equip",
	"trade",
	"to"
];
function Up(e, { hero: t, what: n, on: r }) {
	let i = e.heroes[t];
	switch (n) {
		case "drink": return [...Lp(e, t), "back"];
		case "equip": return [...Pp(e, t), "back"];
		case "trade": return [...qp(i), "back"];
		case "to": return e.heroes.flatMap((n, r) => r !== t && q(n) && F(e, i.cell, n.cell) ? [Cn(e, R(r))] : []).concat("back");
		case "arms": return Rc(Number(r));
		case "quiver": return [
			"arrow",
			"bolt",
			"stone"
		];
		case "spring": return ["drink", "bottle"];
		case "sent-back": {
			let t = e.stairs.filter((t) => Ua(e, t) || t === i.cell);
			return (t.length > 0 ? t : Qa(e, e.stairs).slice(0, 1)).map(O);
		}
		case "rope": return ["-"];
		case "reroll": return e.roll.die === 0 ? [] : [...Du(e, t), "pass"];
		case "captive": return r.split(",").map((t) => Cn(e, t));
		case "keep": return r.split(",");
		default: return [];
	}
}
function Wp(e, { hero: t, what: n, on: r }, i) {
	let a = e.heroes[t];
	if (i !== "back" && i !== "pass") switch (n) {
		case "drink": return Rp(e, t, i);
		case "equip": {
			let [n, r] = i.split(":");
			a[n] = r, n === "weapon" && G(a, "poison", "rat-poison", "sacred"), C(e, () => ({
				type: "equips",
				rule: "DJ-ACT-2",
				hero: t,
				item: r
			}));
			return;
		}
		case "trade": return S.raise({
			proc: "choose",
			todo: [{
				hero: t,
				what: "to",
				on: i
			}],
			at: 0
		});
		case "to": return Yp(e, t, L(i), r), C(e, () => ({
			type: "gives",
			rule: "DJ-RULING-38",
			hero: t,
			to: L(i),
			item: r
		})), J(e);
		case "arms": return Dc(e, t, i);
		case "quiver": return Ac(e, t, i, Number(r));
		case "spring":
			i === "bottle" ? Dc(e, t, "potion") : Tu(e, t, _(e, 6), "DJ-FURN-FOUNTAIN-3");
			return;
		case "sent-back":
			a.cell = k(i), C(e, () => ({
				type: "step",
				rule: "DJ-FURN-CIRCLE-3",
				figure: R(t),
				square: i
			}));
			return;
		case "rope": return Y(e, R(t), _(e, 4), "other", "", "DJ-RULING-25");
		case "reroll": return Xp(e, t, i);
		case "captive": return Au(i.split(":")[0], 6, "heal");
		case "keep": e.roll = {
			...e.roll,
			die: Number(i)
		};
	}
}
var Gp = [
	1,
	5,
	20
], Kp = (e, t) => Gp.filter((e) => e <= t).map((t) => `${e}:${t}`), qp = (e) => [
	...new Set(e.items),
	...Kp("gold", e.gold),
	...M.flatMap((t, n) => Kp(t, e.shots[n]))
], Jp = (e) => e.items.length > 0 || e.gold > 0 || e.shots.some((e) => e > 0);
function Yp(e, t, n, r) {
	let [i, a] = r.split(":");
	Number.isInteger(Number(a)) ? i === "gold" ? (e.heroes[t].gold -= Number(a), e.heroes[n].gold += Number(a)) : (Ac(e, t, i, -Number(a)), Ac(e, n, i, Number(a))) : (Oc(e, t, r), Dc(e, n, r));
}
function Xp(e, t, n) {
	let r = e.roll.die;
	n === "hare" ? e.hare = !0 : fo(e, t, "expert-search");
	let i = _(e, 10);
	C(e, () => ({
		type: "rerolled",
		rule: "DJ-SKILL-8",
		hero: t,
		die: i,
		how: n
	})), e.roll = {
		...e.roll,
		die: i
	}, n !== "hare" && i !== r && S.raise({
		proc: "choose",
		todo: [{
			hero: t,
			what: "keep",
			on: `${r},${i}`
		}],
		at: 0
	});
}
function Zp(e, t, n) {
	let { cell: r, items: i } = e.goods[n];
	return r === e.heroes[t].cell ? e.phase === "explore" || i.some((e) => Zr.includes(e)) : !1;
}
function Qp(e, t, n) {
	let r = e.goods[n], i = e.heroes[t], a = e.phase === "combat", o = r.items.filter((e) => !a || Zr.includes(e));
	for (let n of o) Dc(e, t, n);
	if (C(e, () => ({
		type: "takes",
		rule: "DJ-RULING-38",
		hero: t,
		items: o
	})), a) {
		let t = {
			...r,
			items: r.items.filter((e) => !o.includes(e))
		};
		e.goods = e.goods.flatMap((e, r) => r === n ? t.items.length > 0 || t.gold > 0 ? [t] : [] : [e]);
	} else r.gold > 0 && Cu(e, t, r.gold, "DJ-RULING-38"), i.shots = i.shots.map((e, t) => e + r.shots[t]), e.goods = e.goods.filter((e, t) => t !== n);
	J(e);
}
var $p = (e) => !e.acted && !U(e, "dormant") && !U(e, "asleep"), em = S.eachInTurn("command", {
	who(e) {
		if (e.ended === "no" && e.phase === "combat") return e.monsters.some($p) ? 0 : void 0;
	},
	options(e, t, n, r) {
		for (let t of e.monsters) $p(t) && r.add(`${t.id}:${t.kind}`);
		r.add("end");
	},
	choose(e, t, n, r) {
		if (r === "end") for (let t of e.monsters) t.acted = !0;
		else return tm(e, r.slice(0, r.indexOf(":"))), "again";
	}
});
function tm(e, t) {
	let n = B(e, t);
	n.acted = !0, G(n, "flying"), e.turn = bn(t, n.cell, H(n).stats[5], U(n, "frenzied") ? 2 : 1), U(n, "frozen") && (X(t, 2, "thaw"), e.turn.over = !1), S.raise({
		proc: "monster-act",
		todo: [t],
		at: 0
	});
}
function nm(e, t, n) {
	if (!(q(n) || la(n) && n.life > 0)) return !1;
	if (F(e, t.cell, n.cell)) return !0;
	let { abilities: r } = H(t);
	return r.includes("ranged") && Qi(e, t.cell, n.cell, !0) || r.includes("reach") && iu(e, t.cell, 2, n.cell) && Qi(e, t.cell, n.cell);
}
function rm(e, t, n) {
	if (t.grudge === -1 || n === t.grudge) return;
	let r = e.heroes[t.grudge];
	if (!q(r)) return;
	let i = e.turn.stopped ? 0 : e.turn.left;
	return iu(e, t.cell, i + 1, r.cell) ? "DJ-RULING-90" : void 0;
}
var im = S.eachInTurn("monster-act", {
	who(e, t) {
		let n = B(e, t);
		if (!(n === void 0 || e.turn.over || e.turn.who !== t || e.ended !== "no" || e.phase !== "combat")) return U(n, "frozen") || U(n, "asleep") ? void 0 : 0;
	},
	options(e, t, n, r) {
		let i = B(e, n), { turn: a } = e;
		if (Ss(e, n, r), ks(e, n)) {
			r.count === 0 && r.add("end");
			return;
		}
		a.ran || a.stopped || U(i, "stunned") || r.add("run");
		let { abilities: o, spells: s } = H(i);
		for (let t = 0; t < e.heroes.length; t++) {
			let n = e.heroes[t];
			nm(e, i, n) && (r.add(`attack:${Cn(e, R(t))}`, a.attacks > 0 ? rm(e, i, t) : "DJ-RULING-9"), o.includes("tail") && !a.tried && F(e, i.cell, n.cell) && r.add(`tail:${Cn(e, R(t))}`));
		}
		if (!a.cast) for (let t of s) i.cast.includes(t) || t !== "flight" && a.attacks < 1 || tp(e, n, t) && r.add(`cast:${t}`);
		if (o.includes("webs") && !a.attacked && !a.tried) for (let t of am(e, i)) r.add(`web:${O(t)}`);
		r.add("end");
	},
	choose(e, t, n, r) {
		let i = B(e, n);
		if (Si.includes(r)) return Ms(e, n, r), e.turn.over ? void 0 : "again";
		let [a, o = ""] = r.split(":");
		return a === "run" ? Hs(e) : a === "attack" || a === "tail" ? om(e, i, a, o) : a === "cast" ? S.raise(vp(n, o)) : a === "web" ? (e.webs = [...e.webs, k(o)], e.turn.over = !0, C(e, () => ({
			type: "web",
			rule: "DJ-BEAST-SPIDER-1",
			monster: i.kind,
			square: o
		}))) : e.turn.over = !0, e.turn.over ? void 0 : "again";
	},
	about: (e, t, n) => ({ monster: B(e, n).kind })
}), am = (e, t) => qi(e, t.cell).filter((t) => Ua(e, t));
function om(e, t, n, r) {
	e.turn.attacked = !0, e.turn.walked > 0 && (e.turn.stopped = !0), n === "tail" ? e.turn.tried = !0 : e.turn.attacks--, t.grudge = -1;
	let i = F(e, t.cell, e.heroes[Number(r.slice(1))].cell), a = n === "tail" ? "tail" : i || H(t).abilities.includes("reach") ? "melee" : "ranged";
	S.raise(Xo(t.id, r, a)), H(t).abilities.includes("second-attack") && e.turn.walked > 0 && !e.turn.tried && S.raise({
		proc: "second",
		at: 0,
		id: t.id
	});
}
var sm = S.sequence("second", [(e, t) => {
	e.turn.who === t.id && e.turn.hit && !e.turn.tried && (e.turn.tried = !0, e.turn.attacks++);
}], { show: (e) => ({ id: e.id }) });
function cm(e, t, n, r) {
	let i = e.heroes[t], a = e.phase === "combat";
	for (let t = 0; t < e.things.length; t++) {
		let a = e.things[t];
		F(e, i.cell, a.cell) && (a.kind === "seal" ? e.turn.tried || (n.add(`seal:t${t}:FOR`, r), n.add(`seal:t${t}:MAG`, r)) : n.add(`operate:t${t}:${a.kind}`, r));
	}
	for (let t = 0; t < e.pieces.length; t++) {
		let o = e.pieces[t];
		o.rest === "captive" && o.cells.some((t) => F(e, i.cell, t)) && n.add(`free:f${t}`, r), o.rest === "page" && !a && au(e, i.cell, o) && !i.tried.includes(`page:f${t}`) && n.add(`read:f${t}:${o.kind}`, r);
	}
	if (!a) {
		for (let t = 0; t < e.doors.length; t++) {
			let a = e.doors[t];
			a.barred && Li(a, i.cell) && !i.tried.includes(`bars:d${t}`) && n.add(`lift:d${t}`, r);
		}
		lm(e, t, n, r);
	}
}
function lm(e, t, n, r) {
	let i = e.heroes[t];
	if (!e.webs.some((t) => F(e, i.cell, t))) return;
	let a = i.skills.filter((n) => um.includes(n) && uo(e, t, n)), o = e.phase === "combat" && i.fatigue > 0 && !U(i, "silenced") ? i.items : [], s = [...new Set(o)].filter((e) => um.includes(si(e) ?? ""));
	for (let t of e.webs) if (F(e, i.cell, t)) {
		n.add(`cut:${O(t)}`, r);
		for (let e of [...a, ...s]) n.add(`cut:${O(t)}:${e}`, r);
	}
}
var um = ["magic-missile", "toxic-cloud"];
function dm(e, t, n) {
	let [r, i, a] = n.split(":"), o = Number(i.slice(1)), s = R(t);
	switch (r) {
		case "seal": return e.turn.tried = !0, X(s, a === "FOR" ? 2 : 4, "seal", { on: `${e.things[o].cell}` });
		case "free": return Z(e, o, { rest: "" }), C(e, () => ({
			type: "freed",
			rule: "DJ-ACT-6",
			hero: t
		})), J(e);
		case "read": return Ou(e, t, o);
		case "lift": return e.heroes[t].tried = [...e.heroes[t].tried, `bars:d${o}`], X(s, 2, "lift", { on: `${o}` });
		case "cut": return fm(e, t, n);
		default: return hm(e, t, o);
	}
}
function fm(e, t, n) {
	let [, r, ...i] = n.split(":"), a = i.join(":"), o = {
		target: 13,
		on: r
	};
	if (a === "") return X(R(t), 0, "web", {
		...o,
		plus: Sa(e.heroes[t]) + pm(e.heroes[t])
	});
	i.length === 1 ? fo(e, t, a) : xp(e, t, a);
	let s = i.at(-1), c = ni(e.heroes[t].weapon)?.spells ?? 0;
	X(R(t), 4, "web", {
		...o,
		plus: pi[s] + c
	});
}
var pm = (e) => +!!U(e, "sacred");
function mm(e, t, n) {
	n && (e.webs = e.webs.filter((e) => e !== k(t)));
}
function hm(e, t, n) {
	let { kind: r, door: i, cell: a } = e.things[n];
	if (C(e, () => ({
		type: "operates",
		rule: "DJ-ACT-6",
		hero: t,
		item: r
	})), r === "slab") return X(R(t), 4, "slab", { on: `${a}` });
	if (r === "lever") {
		Ys(e, i, { barred: !1 }), e.things = e.things.filter((e) => e.door !== i);
		return;
	}
	e.things = e.things.filter((e) => e.cell !== a);
	let o = _(e, 10);
	C(e, () => ({
		type: "rolled",
		rule: "DJ-RULING-87",
		hero: t,
		piece: "lever",
		die: o,
		result: `result-${gm(o)}`
	}));
	let s = P(e, a);
	o <= 3 ? e.zones[s].safe || Y(e, R(t), _(e, 6), "other", "", "DJ-RULING-30") : o >= 7 && o <= 9 ? S.raise({
		proc: "secret-door",
		todo: [{
			zone: s,
			where: "any"
		}],
		at: 0
	}) : o === 10 && jc(e, t, 1);
}
var gm = (e) => e <= 3 ? "pain" : e <= 6 ? "nothing" : e <= 9 ? "side-passage" : "treasure";
function _m(e, t, n, r) {
	e.things = e.things.filter((e) => e.cell !== n), r ? jc(e, t, 1) : (id(e, "DJ-ACT-6"), S.raise({
		proc: "event-step",
		todo: ["discard"],
		at: 0
	}));
}
function vm(e, t, n, r) {
	if (!r || (e.things = e.things.filter((e) => e.cell !== n), C(e, () => ({
		type: "seal-out",
		rule: "DJ-ACT-6",
		hero: t,
		left: e.things.filter((e) => e.kind === "seal").length
	})), e.things.some((e) => e.kind === "seal"))) return;
	for (let [t, n] of e.pieces.entries()) n.rest === "shut" && Z(e, t, { rest: "" });
	let i = e.monsters.filter((t) => t.kind === e.quest.tokens?.monster && t.unique);
	e.monsters = e.monsters.filter((e) => !i.includes(e));
	for (let t of i) Ro(e, t.group, -1);
	J(e), Bo(e);
}
function ym(e, t, n, r) {
	r && (Z(e, n, { rest: "" }), mu(e, t, "page"));
}
function bm(e) {
	e.pieces.some((e) => e.rest === "captive") && no(e, "free-all");
}
var xm = {
	"force-door": (e, { who: t, on: n }, r) => gc(e, L(t), Number(n), r),
	"force-piece"(e, { who: t, on: n }, r) {
		if (!r) return;
		let i = Number(n.slice(1));
		Z(e, i, { locked: !1 }), lu(e, L(t), i);
	},
	lid: (e, { who: t, on: n }, r) => bu(e, L(t), Number(n), r),
	jump: (e, { who: t, on: n }, r) => Ps(e, t, n, r, 2),
	crossing: (e, { who: t, on: n }, r) => Ps(e, t, n, r, 1),
	pit(e, { who: t }, n) {
		n || (e.turn.over = !0, Au(t, 6, "hurt"));
	},
	darts(e, { who: t }, n) {
		n || (Au(t, 4, "hurt"), X(t, 2, "venom"));
	},
	venom(e, { who: t }, n) {
		let r = z(e, t);
		n || r.gone !== "no" || (r.venom++, C(e, () => ({
			type: "poisoned",
			rule: "DJ-BEAST-SPIDER-3",
			hero: L(t)
		})));
	},
	rockfall(e, { who: t }, n) {
		n || Au(t, 6, "hurt");
	},
	gas(e, { who: t }, n) {
		n || (W(z(e, t), "skips"), e.turn.over = !0);
	},
	foil(e, { who: t, on: n }, r) {
		r && (hd(e), C(e, () => ({
			type: "stopped",
			rule: "DJ-SKILL-8",
			hero: L(t),
			event: n
		})));
	},
	thaw(e, { who: t }, n) {
		n && G(I(t) ? z(e, t) : B(e, t), "frozen");
	},
	held(e, { who: t }, n) {
		n && G(z(e, t), "held");
	},
	quake: (e, { who: t, on: n }, r) => Tp(e, t, n, r),
	lift(e, { on: t }, n) {
		if (!n) return;
		let r = Number(t);
		Ys(e, r, { barred: !1 }), e.things = e.things.filter((e) => e.door !== r);
	},
	slab: (e, { who: t, on: n }, r) => _m(e, L(t), Number(n), r),
	seal: (e, { who: t, on: n }, r) => vm(e, L(t), Number(n), r),
	page: (e, { who: t, on: n }, r) => ym(e, L(t), Number(n), r),
	web: (e, { on: t }, n) => mm(e, t, n)
};
function Sm(e, t) {
	let n = e.heroes[t];
	e.turn = bn(R(t), n.cell, Ma(n), 1), e.turn.dark = Da(e, P(e, n.cell)), C(e, () => ({
		type: "turn",
		rule: "DJ-PHASE-4",
		hero: t
	}));
}
function Cm(e, t, n, r) {
	return r === void 0 ? F(e, t.cell, n.cell) || ni(t.weapon)?.long === !0 && wm(e, t.cell, n.cell) : r && Qi(e, t.cell, n.cell, !0);
}
function wm(e, t, n) {
	let r = Math.abs(D(n) - D(t)), i = Math.abs(E(n) - E(t));
	return Math.max(r, i) !== 2 || r === 1 || i === 1 ? !1 : Qi(e, t, n);
}
var Tm = (e) => e.turn.ran ? "DJ-MOVE-3" : e.turn.left < 1 ? "DJ-ACT-1" : void 0, Em = S.eachInTurn("act", {
	who(e, t) {
		if (e.turn.over || e.ended !== "no" || e.turn.who !== R(t)) return;
		let n = e.heroes[t];
		return q(n) && !U(n, "frozen") ? n.seat : void 0;
	},
	options(e, t, n, r) {
		let i = R(n);
		if (Ss(e, i, r), ks(e, i)) r.count === 0 && r.add("end");
		else {
			js(e, n, r), r.add("run", Dm(e, n)), e.phase === "explore" ? Om(e, n, r) : km(e, n, r), Dp(e, n, r), Am(e, n, r);
			for (let t = 0; t < e.goods.length; t++) Zp(e, n, t) && r.add(`take:g${t}`, Tm(e));
			jm(e, n) && r.add("leave"), r.add("end");
		}
	},
	choose: (e, t, n, r) => (Nm(e, n, r), e.turn.over ? void 0 : "again"),
	about: (e, t, n) => ({ hero: Sn(e, R(n)) })
});
function Dm(e, t) {
	let { turn: n } = e;
	return n.ran ? "DJ-MOVE-2" : n.paid ? "DJ-RULING-10" : n.stopped || U(e.heroes[t], "held") || U(e.heroes[t], "stunned") ? "DJ-MOVE-9" : n.dark || Da(e, P(e, e.heroes[t].cell)) ? "DJ-LIGHT-2" : void 0;
}
function Om(e, t, n) {
	let r = e.heroes[t], i = Tm(e);
	for (let a = 0; a < e.doors.length; a++) {
		if (!dc(e, t, a)) continue;
		let o = e.doors[a].state === "locked";
		n.add(`open:d${a}:door`, o ? "DJ-DOOR-1" : i), o && n.add(`force:d${a}:door`, r.tried.includes(`d${a}`) ? "DJ-DOOR-3" : i);
	}
	for (let a = 0; a < e.pieces.length; a++) {
		let o = e.pieces[a];
		au(e, r.cell, o) && (o.locked ? (n.add(`open:f${a}:${o.kind}`, "DJ-DOOR-1"), n.add(`force:f${a}:${o.kind}`, r.tried.includes(`f${a}`) ? "DJ-DOOR-3" : i)) : cu(e, t, a) && n.add(`open:f${a}:${o.kind}`, i));
	}
	n.add("search", e.zones[P(e, r.cell)].searched ? "DJ-SEARCH-1" : i), cm(e, t, n, i), n.add("rest", e.turn.busy ? "DJ-RULING-62" : void 0);
}
function km(e, t, n) {
	let { turn: r } = e, i = r.attacks < 1 ? "DJ-RULING-9" : r.attacked && xa(e.heroes[t]) ? "DJ-SKILL-5" : void 0, a = e.heroes[t], o = xa(a) ? ba(a) >= 0 : void 0;
	for (let t of e.monsters) Cm(e, a, t, o) && n.add(`attack:${t.id}:${t.kind}`, i);
	r.attacks > 0 && lm(e, t, n), cm(e, t, n, Tm(e));
}
function Am(e, t, n) {
	for (let r of e.heroes[t].skills) {
		if (di[r].use === "reaction") continue;
		let i = lo(e, t, r) ?? (gp(r) && e.turn.attacks < 1 ? "DJ-RULING-9" : void 0);
		(i !== void 0 || tp(e, R(t), r)) && n.add(`skill:${r}`, i);
	}
}
var jm = (e, t) => {
	let { cell: n } = e.heroes[t];
	if (e.stairs.includes(n)) return !0;
	for (let t of e.doors) if (t.state === "exit" && t.to !== 0 && Pi(t).includes(n)) return !0;
	return !1;
};
function Mm(e) {
	e.turn.left--, e.turn.paid = !0, e.turn.busy = !0;
}
function Nm(e, t, n) {
	let r = R(t);
	if (Si.includes(n)) return Ms(e, r, n);
	let [i, a = "", o = ""] = n.split(":"), s = Number(a.slice(1));
	switch (i) {
		case "jump": return Ns(e, r, a);
		case "run": return Hs(e);
		case "open": return Mm(e), a[0] === "d" ? pc(e, t, s) : lu(e, t, s);
		case "force": return Mm(e), a[0] === "d" ? mc(e, t, s) : (e.heroes[t].tried = [...e.heroes[t].tried, a], X(r, 2, "force-piece", { on: a }));
		case "search": return Mm(e), uu(e, t);
		case "rest": return Im(e, t);
		case "attack": return Fm(e, t, a);
		case "cut": return e.phase === "combat" ? (Pm(e), fm(e, t, n)) : (Mm(e), dm(e, t, n));
		case "skill": return S.raise(vp(r, a));
		case "cast": return S.raise(vp(r, si(`${a}:${o}`), `${a}:${o}`));
		case "throw": return S.raise(vp(r, "lustral-water", "lustral-water"));
		case "take": return Mm(e), Qp(e, t, s);
		case "leave": return Lm(e, t);
		case "end":
			e.turn.over = !0;
			return;
		case "operate":
		case "seal":
		case "free":
		case "read":
		case "lift": return Mm(e), dm(e, t, n);
		default: return zp(e, t, n);
	}
}
function Pm(e) {
	e.turn.attacks--, e.turn.attacked = !0, e.turn.busy = !0, e.turn.walked > 0 && (e.turn.stopped = !0);
}
function Fm(e, t, n) {
	Pm(e), e.turn.melee = !xa(e.heroes[t]), B(e, n) !== void 0 && S.raise(gs(e, t, n));
}
function Im(e, t) {
	let n = e.heroes[t];
	n.fatigue = Math.min(n.maxFatigue, n.fatigue + 1), e.rested = [...e.rested, t].sort(), e.turn.over = !0, C(e, () => ({
		type: "rests",
		rule: "DJ-ACT-8",
		hero: t,
		left: n.fatigue
	}));
}
function Lm(e, t) {
	let n = e.heroes[t];
	n.gone = "left", n.cell = _n, e.turn.over = !0, C(e, () => ({
		type: "leaves",
		rule: "DJ-RULING-69",
		hero: t
	}));
	let { main: r } = e.quest;
	r.goal === "carry-out" && n.items.includes(r.thing) && !e.won && Rm(e), Ho(e);
}
function Rm(e) {
	ao(e, e.quest.main), J(e);
}
var zm = 20;
function Bm(e) {
	let t = e.settings.explorationPhaseLength === "cycle" || e.round > 0;
	e.round = 0, e.pe++, e.clock++, e.eventPlayed = !1, e.done = [], e.rested = [], e.turn = yn();
	for (let n of e.heroes) t && (n.tilted = []), n.tried.some((e) => e.startsWith("bars:")) && (n.tried = n.tried.filter((e) => !e.startsWith("bars:")));
	C(e, () => ({
		type: "exploration",
		rule: "DJ-RULING-1",
		phase: e.pe
	})), zs(e);
}
function Vm(e) {
	for (let t of e.heroes) t.cursedUntil > 0 && t.cursedUntil <= e.pe && (t.cursedUntil = 0), t.weakness = 0, G(t, "mighty", "silenced");
}
function Hm(e) {
	zo(e), Vm(e), e.ended === "no" && (Km(e), Gm(e), J(e), e.won && ++e.after >= zm ? Uo(e, "won") : Um(e) && Wm(e));
}
var Um = (e) => e.settings.nightfall > 0 && e.clock >= e.settings.nightfall;
function Wm(e) {
	Uo(e, e.won ? "won" : "night");
}
function Gm(e) {
	let t = e.heroes.flatMap((e, t) => q(e) ? [t] : []);
	if (t.length === 0 || !t.every((t) => e.rested.includes(t))) return;
	let n = (n) => t.every((t) => e.heroes[t].tried.includes(n)), r = e.doors.flatMap((e, t) => Qs(e) ? [[t, e]] : []), i = !e.revealed && r.length > 0 && r.every(([e, t]) => t.state === "locked" && n(`d${e}`)), a = to(e), o = e.pieces.some((e, t) => e.zone === a && e.locked && e.rest !== "" && n(`f${t}`)), s = e.pieces.flatMap((e, t) => e.rest === "page" ? [t] : []), c = !e.won && s.length > 0 && s.every((e) => n(`page:f${e}`));
	if (i || o || c) {
		for (let t of e.heroes) t.tried = t.tried.filter((e) => /^(spring|source):/.test(e));
		C(e, () => ({
			type: "again",
			rule: "DJ-RULING-24"
		}));
	}
}
function Km(e) {
	if (!e.revealed || e.ended !== "no") return;
	e.tokens++;
	let { tokens: t } = e.quest;
	if (t === void 0 || e.tokens !== t.at || !e.things.some((e) => e.kind === "seal")) return;
	e.failed = [.../* @__PURE__ */ new Set([...e.failed, "before-tokens"])].sort();
	let n = e.pieces.find((t) => t.kind === "magic-circle" && t.zone === to(e)), r = n?.cells.find((t) => !e.monsters.some((e) => e.cell === t)) ?? Qa(e, n?.cells ?? [])[0];
	if (r === void 0) return;
	let i = ++e.arrivals;
	e.groups = [...e.groups, {
		id: i,
		card: "none",
		treasure: 0
	}], Ya(e, {
		kind: t.monster,
		unique: !0,
		group: i
	}, r), Vs(e, !1);
}
var qm = S.sequence("exploration", [
	Bm,
	() => ({
		proc: "event-step",
		todo: [
			"play",
			"draw",
			"play"
		],
		at: 0
	}),
	() => ({
		proc: "begin-turn",
		passed: []
	}),
	Hm,
	(e) => e.ended === "no" && Jm(e) ? {
		proc: "close",
		todo: Ym(e),
		at: 0
	} : void 0
], { aslongas: (e) => e.ended === "no" && e.phase === "explore" }), Jm = (e) => e.won && e.quest.main.goal !== "carry-out", Ym = (e) => [...new Set(e.heroes.filter(q).map((e) => e.seat))].slice(0, 1), Xm = S.eachInTurn("close", {
	who: (e, t) => e.ended === "no" ? t : void 0,
	options(e, t, n, r) {
		r.add("go-on"), r.add("close");
	},
	choose(e, t, n, r) {
		r === "close" && Uo(e, "won");
	},
	about: (e) => ({ left: zm - e.after })
}), Zm = (e, t) => q(e.heroes[t]) && !e.done.includes(t), Qm = (e) => {
	let t = [];
	for (let n = 0; n < e.heroes.length; n++) Zm(e, n) && t.push(n);
	return t;
}, $m = (e, t) => {
	let n = [];
	for (let r of t) n.includes(e.heroes[r].seat) || n.push(e.heroes[r].seat);
	return n.sort((e, t) => e - t);
};
function eh(e, t) {
	let n = e.heroes[t];
	if (e.done = [...e.done, t].sort(), G(n, "flying"), U(n, "skips")) G(n, "skips");
	else return Sm(e, t), U(n, "poisoned") && Y(e, R(t), _(e, 4), "other", "", "DJ-FURN-FOUNTAIN-2"), U(n, "frozen") && X(R(t), 2, "thaw"), U(n, "held") && X(R(t), 4, "held"), {
		proc: "act",
		todo: [t],
		at: 0
	};
}
var th = (e) => e.ended !== "no" || e.turn.who === "phase", nh = {
	next(e, t) {
		for (let t of e.heroes) U(t, "slipping") && G(t, "slipping");
		if (ih(e) !== (e.phase === "combat") || th(e)) return "done";
		if (!e.turn.over && e.turn.who.startsWith("h") && (e.turn.over = !0), e.phase === "combat") for (let [t, n] of e.heroes.entries()) U(n, "stunned") && e.turn.who === R(t) && G(n, "stunned");
		let n = Qm(e);
		if (n.length === 0) return "done";
		let r = n.length === 1 ? n[0] : t.passed.length > 0 && n.every((n) => t.passed.includes(e.heroes[n].seat)) ? ah(e, n) : void 0;
		return r === void 0 ? "wait" : (t.passed = [], eh(e, r) ?? "on");
	},
	asks: (e, t) => {
		let n = $m(e, Qm(e)).filter((e) => !t.passed.includes(e));
		return n.length === 1 ? rh[n[0]] : n.flatMap((e) => rh[e]);
	},
	options(e, t, n, r) {
		let i = Qm(e);
		for (let t of i) e.heroes[t].seat === n.seat && r.add(Cn(e, R(t)));
		i.some((t) => e.heroes[t].seat !== e.heroes[i[0]].seat) && r.add("pass");
	},
	answer(e, t, n, r) {
		if (r === "pass") {
			t.passed = [...t.passed, n.seat].sort((e, t) => e - t);
			return;
		}
		t.passed = [];
		let i = eh(e, L(r));
		i !== void 0 && S.raise(i);
	},
	show: (e, t) => ({ passed: t.passed }),
	copy: (e) => ({
		proc: "begin-turn",
		passed: e.passed
	})
}, rh = Array.from({ length: 8 }, (e, t) => [{
	kind: "begin-turn",
	seat: t,
	optional: !1
}]);
function ih(e) {
	for (let t of e.core.stack) if (t.proc === "round") return !0;
	return !1;
}
function ah(e, t) {
	let n = Math.max(...t.map((t) => Ma(e.heroes[t]))), r = t.filter((t) => Ma(e.heroes[t]) === n);
	for (; r.length > 1;) {
		let t = r.map(() => _(e, 6)), n = Math.max(...t);
		r = r.filter((e, r) => t[r] === n);
	}
	return r[0];
}
function oh(e) {
	e.pc++, e.round = 0, Vm(e);
	for (let t of e.heroes) t.tiltedInCombat = [];
	for (let t of e.monsters) t.acted = !1;
}
var sh = S.sequence("combat", [oh, () => ({
	proc: "rounds",
	at: 0
})], { aslongas: (e) => e.ended === "no" && e.phase === "combat" }), ch = S.repeat("rounds", (e) => e.ended === "no" && e.phase === "combat" ? {
	proc: "round",
	at: 0
} : void 0);
function lh(e) {
	e.round++, e.clock++, e.eventPlayed = !1, e.quiet = !0, e.done = [], e.turn = yn(), e.attacks = e.heroes.map(() => 0);
	for (let t of e.monsters) t.acted = !1;
	C(e, () => ({
		type: "round",
		rule: "DJ-RULING-54",
		round: e.round
	}));
}
var uh = (e) => (e.turn = yn(), {
	proc: "begin-turn",
	passed: []
}), dh = (e) => (e.turn = yn(), {
	proc: "monsters",
	at: 0
}), fh = S.sequence("monsters", [
	(e) => e.hand.length > 0 ? {
		proc: "event-step",
		todo: ["fight"],
		at: 0
	} : void 0,
	() => ({
		proc: "command",
		todo: ["next"],
		at: 0
	}),
	(e) => {
		for (let t of e.monsters) t.acted && U(t, "stunned") && G(t, "stunned");
	}
], { aslongas: (e) => e.ended === "no" && e.phase === "combat" }), ph = S.sequence("round", [
	lh,
	(e) => e.ambush && e.round === 1 ? dh(e) : uh(e),
	(e) => e.ambush && e.round === 1 ? uh(e) : dh(e),
	mh
], { aslongas: (e) => e.ended === "no" && e.phase === "combat" });
function mh(e) {
	e.turn = yn(), e.fires = e.fires.some((t) => t.until <= e.round) ? e.fires.filter((t) => t.until > e.round) : e.fires;
	for (let t of e.monsters) G(t, "cowed", "dazzled", "rock-hide", "frenzied"), U(t, "asleep") && (U(t, "slept") ? G(t, "asleep", "slept") : W(t, "slept")), H(t).abilities.includes("regenerates") && (t.life = Math.min(H(t).life, t.life + 1));
	if (e.settings.deathTiming === "endOfRound" && zo(e), Km(e), J(e), e.ended === "no") {
		if (Um(e)) return Wm(e);
		if (e.quiet && !hh(e)) {
			for (let t of e.monsters) W(t, "dormant");
			zo(e), e.ended === "no" && Vo(e);
		}
		Bo(e);
	}
}
function hh(e) {
	return ja(e).some((t) => e.heroes.some((n) => nm(e, t, n)) || e.heroes.some((n) => q(n) && (Qi(e, n.cell, t.cell) || iu(e, t.cell, 2 * H(t).stats[5], n.cell))));
}
function gh(e) {
	e.revealed && !e.monsters.some((t) => P(e, t.cell) === to(e)) && bm(e);
}
var _h = S.repeat("play", (e) => {
	if (e.ended === "no") return e.phase === "combat" ? {
		proc: "combat",
		at: 0
	} : (gh(e), {
		proc: "exploration",
		at: 0
	});
}), vh = S.sequence("game", [
	jd,
	() => ({
		proc: "entrance",
		todo: [0],
		at: 0
	}),
	(e) => ({
		proc: "line-up",
		todo: e.heroes.map((e, t) => t),
		at: 0
	}),
	() => ({
		proc: "reveal",
		at: 0,
		door: -1,
		hero: 0
	}),
	Fd,
	() => ({
		proc: "event-step",
		todo: ["setup"],
		at: 0
	}),
	Id,
	() => ({
		proc: "play",
		at: 0
	})
]), yh = S.eachInTurn("master-choice", {
	who: () => 0,
	options(e, t, { options: n }, r) {
		for (let e of n) r.add(e);
	},
	choose(e, t, { on: n }, r) {
		let [i, a] = n.split(":").map(Number);
		return Ia(i, a, r);
	}
}), bh = {
	game: vh,
	entrance: Md,
	"line-up": Nd,
	play: _h,
	exploration: qm,
	"event-step": ad,
	"search-event": ld,
	"begin-turn": nh,
	act: Em,
	aim: _p,
	gather: yd,
	combat: sh,
	rounds: ch,
	round: ph,
	monsters: fh,
	command: em,
	"monster-act": im,
	second: sm,
	reveal: _c,
	"place-tile": bc,
	"place-monster": Xa,
	drawing: $c,
	drawn: Gc,
	"secret-door": Tc,
	test: Ko(xm),
	attack: ss,
	volley: ms,
	event: gd,
	"event-choice": _d,
	"event-die": Nu,
	trigger: dd,
	announced: md,
	declared: ts,
	dice: To,
	table: du,
	save: Ao,
	loot: Lc,
	choose: Bp,
	"master-choice": yh,
	close: Xm
};
function xh(e) {
	return Array.from({ length: e.core.answered.length }, (t, n) => {
		if (n === 0) {
			let t = e.heroes.filter((e) => e.gone === "dead").length;
			return Sh([{
				key: "fallen",
				points: t,
				rule: "DJ-GOAL-2",
				params: { count: t }
			}]);
		}
		let r = e.heroes.some((e) => e.gone !== "dead"), i = e.heroes.filter((e) => e.seat === n);
		return Sh([
			{
				key: "objective",
				points: e.won && r ? e.quest.mainXp : 0,
				rule: "DJ-XP-3"
			},
			{
				key: "goals",
				points: r ? e.goals.length * e.quest.secondaryXp : 0,
				rule: "DJ-XP-4",
				params: { count: e.goals.length }
			},
			{
				key: "gold",
				points: ((e) => i.reduce((t, n) => t + e(n), 0))((e) => e.gold),
				rule: "DJ-GOLD-3"
			}
		]);
	});
}
var Sh = (e) => ({
	total: e.reduce((e, t) => e + t.points, 0),
	lines: e
});
function Ch(e) {
	let t = e.core.answered.flatMap((e, t) => t === 0 ? [] : [t]);
	return e.ended === "won" ? {
		winners: t,
		how: "won"
	} : {
		winners: [0],
		how: e.ended
	};
}
var wh = [
	"black-throne",
	"last-vigil",
	"well-of-oaths",
	"hanging-reliquary",
	"horned-arena",
	"forbidden-archives",
	"cards-speak"
], Th = [
	"classic",
	"blades",
	"shadows"
], Eh = (e) => ({
	rule: e,
	advanced: !0
}), Dh = {
	quest: ot(wh, "black-throne", { rule: "DJ-GOAL-4" }),
	heroes: at(1, 6, 4, { rule: "DJ-GOAL-7" }),
	party: ot(Th, "classic", { rule: "DJ-CHAR-2" }),
	monstersRollD6: it(!1, { rule: "DJ-GM-5" }),
	oneCardAhead: it(!1, Eh("DJ-GM-4")),
	themeRedrawMonster: it(!1, Eh("DJ-GM-2")),
	themeRedrawTreasure: it(!1, Eh("DJ-GM-3")),
	gmRearrangesBoard: it(!0, Eh("DJ-GM-1")),
	gmOverridesCards: it(!1, Eh("DJ-GM-11")),
	explorationPhaseLength: ot(["cycle", "untilCombat"], "cycle", Eh("DJ-RULING-1")),
	deathTiming: ot(["endOfPhase", "endOfRound"], "endOfPhase", Eh("DJ-RULING-4")),
	nightfall: at(0, 400, 0, Eh("DJ-NIGHT-1"))
}, Oh = { answer: () => "pass" }, kh = (e) => ({ answer: (t) => e(Ah(t), jh(t)) ? void 0 : "pass" }), Ah = ({ game: e }) => ({
	...e._table,
	...e._board,
	...xl(e)
}), jh = ({ frames: e }) => e, Mh = (e, t) => e.findLast((e) => e.proc === t), Nh = {
	pit: 6,
	darts: 4,
	rockfall: 6,
	"rat-swarm": 4
};
function Ph(e, t) {
	let n = Mh(t, "event")?.event;
	return n === void 0 ? !1 : Qt[n].type === "ambush" || e.heroes.some((e) => e.gone === "no" && e.life > 0 && e.life <= (Nh[n] ?? 0));
}
function Fh(e, t) {
	let n = Mh(t, "attack");
	return n !== void 0 && I(n.target) && as(e, n) >= z(e, n.target).life;
}
var Ih = {
	jump: 999,
	crossing: 999,
	pit: 6,
	rockfall: 6,
	darts: 4,
	quake: 4
};
function Lh(e, t) {
	let { kind: n, by: r, at: i } = e.roll;
	if (n === "attack") return I(i) && ho(e) - go(e) >= z(e, i).life;
	if (n === "test") return I(r) && (Ih[Mh(t, "test")?.why ?? ""] ?? 0) >= z(e, r).life;
	let a = Mh(t, "event-die");
	return a?.use === "hurt" && I(a.who) && e.roll.die >= z(e, a.who).life;
}
var Rh = {
	announced: {
		never: Oh,
		deadly: kh(Ph)
	},
	declared: {
		never: Oh,
		deadly: kh(Fh)
	},
	dice: {
		never: Oh,
		deadly: kh(Lh)
	},
	choose: { never: { answer: (e, t) => t.about?.what === "reroll" ? "pass" : void 0 } },
	save: {
		never: Oh,
		always: { answer: (e, t) => t.options.find((e) => e !== "pass") }
	},
	"begin-turn": { fastest: { answer(e, { options: t }) {
		if (t.includes("pass")) return "pass";
		let { heroes: n } = Ah(e), r = (e) => Ma(n[L(e)]);
		return t.reduce((e, t) => r(t) > r(e) ? t : e);
	} } },
	trigger: { never: Oh }
}, zh = /* @__PURE__ */ t({ donjon: () => Bh }), Bh = et({
	id: "donjon",
	version: "1.0.0",
	seats: [2, 7],
	settings: Dh,
	readGiven: ql,
	roles: ({ settings: e, given: t }) => [{
		key: "master",
		least: 1,
		most: 1
	}, {
		key: "hero",
		least: 1,
		most: Ed(t, e.party, e.heroes).length
	}],
	sides: (e) => e.core.answered.map((e, t) => t === 0 ? 0 : 1),
	setup: kd,
	start: "game",
	procedures: bh,
	asks: {
		entrance: { rules: ["DJ-SETUP-7", "DJ-RULING-41"] },
		"line-up": { rules: ["DJ-SETUP-8"] },
		"event-step": { rules: [
			"DJ-EXP-1",
			"DJ-EXP-2",
			"DJ-EXP-3",
			"DJ-RULING-2"
		] },
		"begin-turn": { rules: [
			"DJ-INIT-1",
			"DJ-INIT-2",
			"DJ-INIT-3"
		] },
		act: { rules: [
			"DJ-ACT-1",
			"DJ-MOVE-1",
			"DJ-MOVE-9",
			"DJ-RULING-9",
			"DJ-RULING-61"
		] },
		aim: { rules: ["DJ-SKILL-3", "DJ-RULING-14"] },
		command: { rules: ["DJ-INIT-5"] },
		"monster-act": { rules: ["DJ-RULING-43", "DJ-RULING-9"] },
		"place-tile": { rules: ["DJ-ZONE-9", "DJ-RULING-23"] },
		"place-monster": { rules: ["DJ-COMBAT-2", "DJ-RULING-15"] },
		drawn: { rules: [
			"DJ-GM-2",
			"DJ-GM-3",
			"DJ-GM-4",
			"DJ-RULING-80"
		] },
		"secret-door": { rules: ["DJ-RULING-22"] },
		"event-choice": { rules: ["DJ-COMP-4"] },
		trigger: { rules: ["DJ-RULING-2"] },
		announced: { rules: ["DJ-FATE-4", "DJ-RULING-8"] },
		declared: { rules: [
			"DJ-SKILL-5",
			"DJ-SKILL-7",
			"DJ-SKILL-8"
		] },
		dice: { rules: [
			"DJ-FATE-3",
			"DJ-FATIGUE-2",
			"DJ-RULING-7",
			"DJ-RULING-8"
		] },
		save: { rules: [
			"DJ-FATE-1",
			"DJ-FATE-2",
			"DJ-RULING-8"
		] },
		loot: { rules: ["DJ-BEAST-2", "DJ-RULING-38"] },
		choose: { rules: ["DJ-ACT-2", "DJ-RULING-38"] },
		"master-choice": { rules: ["DJ-RULING-84"] },
		close: { rules: ["DJ-RULING-56"] }
	},
	view: wl,
	constant: ["map", "_board"],
	determinize: Pl,
	copy: Jt,
	campaign: {
		legacy: Bd,
		readLegacy: Vd,
		given: $d,
		choices: Kd,
		summary: qd
	},
	policies: zf,
	standing: Rh,
	score: xh,
	outcome: Ch
});
function Vh(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = ft(e, t);
			return n === void 0 ? Uh(ht(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => Uh(gt(e, t, n)),
		...Hh(e)
	};
}
function Hh({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function Uh(e) {
	return {
		state: () => e.state,
		isOver: () => Pt(e.state),
		enter(t) {
			let n = Et(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = _t(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => Ot(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: Nt(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var Wh = Vh(Object.values(zh).find((e) => e.id === "donjon"));
export { Wh as rules };
