// dungeon-saga, rules 1.0.0, with the engine they were played on (47d212dc). Built by `npm run keep-rules`, never edited.
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
var ie = (e, t, { beside: n, seat: r }, i) => h(e, t, n) && p(e, t, n, r).length > i, ae = (e, t, n) => e.beside[n.beside].step(t, n.seat, p(e, t, n.beside, n.seat)) === n.kind, oe = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...p(e, t, n.beside, n.seat), r]) === void 0;
function se(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && h(e, t, r.kind));
	if (r !== void 0) return f(t, r.kind, n, p(e, t, r.kind, n).slice(0, -1)), r.kind;
}
var ce = [], le = [], ue;
function de(e) {
	ce.push(e);
}
function fe(e) {
	le.push(e);
}
function pe(e) {
	ue !== void 0 && ue(e());
}
var me = () => le.length === 0 ? he : le.splice(0), he = [];
function ge(e) {
	for (let t = ce.pop(); t !== void 0; t = ce.pop()) e.push(t);
}
function _e(e, t, n) {
	ce.length > 0 && ge(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (ce.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		ce.length > 0 && ge(n);
	}
}
var ve = [];
function ye(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? ve : e.procedures[n.proc].asks(t, n, e);
}
function be(e, t) {
	let n = ye(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...ee(e, t)];
}
function xe(e, t, n, r = ye(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...ee(e, t, n)];
}
function Se(e, t, n, r) {
	if (r.count = 0, n.optional) te(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var Ce = (e, t, r) => Se(e, t, r, new n()).toArray();
function we(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, Ee(e, t, i, n, r, a);
}
function Te(e, t, n) {
	Ee(e, t, n);
}
function Ee(e, t, n, r, i = "", a) {
	let o = ue;
	ue = n;
	let { stack: s } = t.core;
	try {
		if (r !== void 0) {
			if (r.optional) {
				let n = ne(e, t, r, i, a);
				n !== void 0 && de(n);
			} else {
				let n = s[s.length - 1];
				e.procedures[n.proc].answer(t, n, r, i, e, a);
			}
		}
		if (_e(e, t, s), le.length > 0) throw Error("`later` was called outside a lane");
	} finally {
		ue = o, ce.length > 0 && (ce.length = 0), le.length > 0 && (le.length = 0);
	}
}
var De = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function Oe(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !De.test(t) && [...t].length <= 140 ? t : void 0;
}
var ke = 1540;
function Ae(e) {
	if (typeof e == "string") {
		if (e.length > ke) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: je(a) };
		return Ae({
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
	let a = Oe(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function je(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var Me = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Ne(e, t, n, r) {
	if (!Me(t, n)) return Pe("ENG-NO-SUCH-SEAT");
	let i = Ae(r);
	if (i === void 0) return Pe("ENG-MALFORMED");
	if (t.core.stack.length === 0) return Pe("ENG-OVER");
	if (i.n !== t.core.answered[n]) return Pe("ENG-LATE");
	let a = be(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? Pe("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? Pe("ENG-TEXT-2") : Ce(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Fe(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var Pe = (e) => ({ refused: { rule: e } });
function Fe(e, t, r) {
	let i = new n();
	return i.refused = [], Se(e, t, r, i), i.refused;
}
function Ie(e, t, n, r = !1) {
	if (!Me(t, n)) return Pe("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : se(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : Pe("ENG-NOTHING-TO-TAKE-BACK");
}
var Le = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Re = Le("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), ze = Le("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), Be = /* @__PURE__ */ new Int32Array(64), Ve = (e, t) => e >>> t | e << 32 - t, He = /* @__PURE__ */ new Uint8Array(972), Ue = /* @__PURE__ */ new Int32Array(8);
function We(e) {
	let t = e.length * 3 + 72, n = t <= He.length ? He : new Uint8Array(t), r = Ke(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Ue.set(Re);
	for (let e = 0; e < i; e += 64) Ge(Ue, n, e);
	return Ue;
}
function Ge(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		Be[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = Be[e - 15], n = Be[e - 2], r = Ve(t, 7) ^ Ve(t, 18) ^ t >>> 3, i = Ve(n, 17) ^ Ve(n, 19) ^ n >>> 10;
		Be[e] = Be[e - 16] + r + Be[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = Ve(s, 6) ^ Ve(s, 11) ^ Ve(s, 25), n = u + t + (s & c ^ ~s & l) + ze[e] + Be[e] | 0, d = (Ve(r, 2) ^ Ve(r, 13) ^ Ve(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ke(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function qe(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Je(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (qe(e) & n) >>> 0;
	for (; r >= t;) r = (qe(e) & n) >>> 0;
	return r;
}
function Ye(e) {
	let t = We(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Xe = (e, t) => Ye(`oubliette entry\n${t}\n${e}`);
function Ze(e, t) {
	let n = Array(e).fill(0);
	return {
		chance: Ye(t),
		known: 0,
		answered: n,
		stack: [],
		aside: []
	};
}
function Qe(e, t) {
	return e.core.known++, 1 + Je(e.core.chance, t);
}
function $e(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Je(e.core.chance, t.length)];
}
function et(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Je(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function tt(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function nt(e, t, n, r = {}) {
	return {
		rule: e,
		where: t,
		what: "of-game",
		code: n,
		params: r
	};
}
function rt(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, it(r, e.core));
	}
	return r;
}
function it(e, t) {
	let { chance: n, stack: r, aside: i } = t, o = Array(r.length);
	for (let t = 0; t < o.length; t++) o[t] = at(e, r[t]);
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
var at = (e, t) => e.procedures[t.proc].copy(t, e), ot = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function st(e, t) {
	return {
		type: "flag",
		default: e,
		...t
	};
}
function ct(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function lt(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function ut(e, t) {
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
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = dt(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function dt(e, t) {
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
var ft = [];
function pt(e, { seats: t, settings: n, given: r }) {
	let i = ut(e.settings, n), [a, o] = e.seats;
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
	}, u = e.roles === void 0 ? ft : mt(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function mt(e, t) {
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
function ht(e, t) {
	let n = pt(e, t);
	return "faults" in n ? n.faults : [];
}
function gt(e, t) {
	let n = pt(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function _t(e, t, n) {
	let { terms: r, roles: i } = gt(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ze(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], Te(e, c, n), c;
}
function vt(e, t) {
	let n = [], r = _t(e, t, (e) => n.push(e)), i = t.dice === "fresh" ? t.seed : void 0;
	return yt(e, r, {
		opening: n,
		terms: gt(e, t).terms,
		seed: i
	});
}
function yt(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
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
function bt(e, t) {
	let n = t.verb === "answer" ? xt(e, t) : Ct(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function xt(e, t) {
	let n = Ne(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	Tt(e, r, r.beside === void 0 ? 0 : m(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state), { option: o, text: s } = i;
	e.moves.push(St(e, a, {
		ask: r,
		option: o,
		text: s,
		entry: e.before + e.entries.length
	})), e.state = a;
}
function St({ game: e, seed: t }, n, { ask: r, option: i, text: a, entry: o }) {
	t !== void 0 && (n.core.chance = Xe(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.beside === void 0 ? 0 : p(e, n, r.beside, r.seat).length, f = r.optional && !oe(e, n, r, i), m = [];
	return we(e, n, r, i, (e) => m.push(e), a), {
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
function Ct(e, { seat: t, verb: n, n: r }) {
	if (!Me(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return wt(e, t);
	let i = Et(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? Dt(e, t) : void 0) ?? Ot(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function wt(e, t) {
	let n = e.moves[Et(e, t)]?.ask.optional === !1, r = Ie(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	Tt(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : m(e.game, e.state, i, t) + 1), e.state = r.state;
}
function Tt(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var Et = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function Dt(e, t) {
	let n = Et(e, t), r = e.moves[n];
	if (r === void 0 || r.unheard && !ie(e.game, e.state, r.ask, r.steps)) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function Ot(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let { ask: n, option: a, text: o, unheard: s, steps: c } = t;
		if (!(n.beside !== void 0 && p(e.game, r, n.beside, n.seat).length < c) && (s ? ae(e.game, r, n) : be(e.game, r).includes(n)) && Ce(e.game, r, n).includes(a)) i.push(St(e, r, t));
		else if (s) re(r, n, a, o), i.push(t);
		else return { rule: "ENG-OTHERS-ANSWERED" };
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function kt(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = Ae(r);
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
var At = [], jt = (e, t, n) => Mt(e, t)(n);
function Mt(e, t) {
	let n = [], r = ye(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => ot(e, t, n, d))]);
		let f = d === "spectator" ? At : xe(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? At : f.map((n) => Pt(e, t, n)),
			mine: o.length === 0 ? At : Nt(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var Nt = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: p(e, t, r.kind, r.seat).length
} : []);
function Pt(e, t, n) {
	let r = Ft(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: Ce(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function Ft(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, p(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function It(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Lt = (e) => e.core.stack.length === 0, g = (e) => e;
function Rt(e, t) {
	let { aslongas: n } = t;
	return {
		...Bt(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function zt(e, t) {
	let { aslongas: n } = t;
	return {
		...Bt(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function Bt(e) {
	let { guess: t, quiet: n, show: i } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		asks: () => ve,
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
function Vt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]);
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && de(a), "done";
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
function Ht(e, t) {
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
			l === "again" ? c.at-- : l !== void 0 && de(l);
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
function Ut(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		_e(e, n, s);
		for (let e of me()) t(i).after[a].push(e);
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
			for (let i of e.order(n)) for (let e of t(r).after[i]) de(e);
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
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => at(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => ot(a, n, e, i)), { lanes: s, after: c } = t(r);
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
function Wt(e, t) {
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
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && de(l);
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
function Gt(e, t) {
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
			n === "next" ? r.at++ : n === "close" ? r.at = r.todo.length : (n === "all" ? r.at = 0 : n !== void 0 && de(n), r.answers.fill("", r.at));
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
function Kt() {
	return {
		raise: de,
		later: fe,
		tell: pe,
		sequence: (e, t, ...n) => Rt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => zt(t, n[0] ?? {}),
		eachInTurn: (e, t) => Ht(e, t),
		allAtOnce: (e, t) => Vt(t),
		sideBySide: (e, t) => Ut(t),
		window: (e, t) => Wt(e, t),
		windowAtOnce: (e, t) => Gt(e, t)
	};
}
var qt = (e) => ({
	id: e.id,
	kind: e.kind,
	hero: e.hero,
	cell: e.cell,
	facing: e.facing,
	wounds: e.wounds,
	acted: e.acted,
	fresh: e.fresh,
	group: e.group,
	rust: e.rust,
	shroud: e.shroud,
	called: e.called
}), Jt = (e) => ({
	id: e.id,
	seat: e.seat,
	wounds: e.wounds,
	gold: e.gold,
	glory: e.glory,
	items: e.items.slice(),
	spent: e.spent.slice(),
	crystals: e.crystals.slice(),
	feat: e.feat,
	played: e.played,
	gone: e.gone,
	recharge: [e.recharge[0], e.recharge[1]],
	pit: e.pit,
	netted: e.netted,
	silencedTo: e.silencedTo,
	stone: e.stone,
	shielded: e.shielded,
	wall: e.wall
}), Yt = (e) => ({
	kind: e.kind,
	cells: e.cells,
	lock: e.lock,
	stars: e.stars,
	emptied: e.emptied,
	goal: e.goal,
	done: e.done
}), Xt = (e) => ({
	model: e.model,
	tile: e.tile,
	steps: e.steps,
	leftTile: e.leftTile,
	enteredArc: e.enteredArc,
	brokeAway: e.brokeAway,
	sprinted: e.sprinted,
	ate: e.ate,
	grasped: e.grasped,
	feat: e.feat,
	interrupts: e.interrupts,
	crystals: e.crystals
});
function Zt(e, t) {
	let n = {
		core: t,
		settings: e.settings,
		quest: e.quest,
		plan: e.plan,
		layout: e.layout,
		round: e.round,
		revealed: e.revealed.slice(),
		searched: e.searched.slice(),
		slippery: e.slippery.slice(),
		doors: e.doors.slice(),
		gates: e.gates.slice(),
		models: e.models.map(qt),
		nextModel: e.nextModel,
		piles: e.piles.slice(),
		pieces: e.pieces.map(Yt),
		traps: e.traps.map(({ cell: e, shown: t }) => ({
			cell: e,
			shown: t
		})),
		heroes: e.heroes.map(Jt),
		turn: Xt(e.turn),
		hand: e.hand.slice(),
		commandDeck: e.commandDeck.slice(),
		usedCommands: e.usedCommands.slice(),
		commands: e.commands,
		cards: e.cards,
		silenced: e.silenced,
		prisoners: e.prisoners,
		searchDeck: e.searchDeck.slice(),
		usedSearch: e.usedSearch.slice(),
		whispered: e.whispered,
		faces: e.faces.slice(),
		usedFaces: e.usedFaces.slice(),
		trapDeck: e.trapDeck.slice(),
		usedTraps: e.usedTraps.slice(),
		deckChanges: e.deckChanges.slice(),
		groups: e.groups.map(({ left: e, minus: t, open: n }) => ({
			left: e,
			minus: t,
			open: n
		})),
		torch: e.torch,
		surge: e.surge,
		skipDraw: e.skipDraw,
		reached: e.reached.slice(),
		bossKiller: e.bossKiller,
		ended: e.ended,
		doomed: e.doomed,
		kit: e.kit
	};
	return e.campaign !== void 0 && (n.campaign = e.campaign), n;
}
var Qt = [
	"second-wind",
	"march",
	"rise",
	"rise-and-strike",
	"clatter-of-bones",
	"grasping-hands",
	"sudden-lunge",
	"flicker",
	"dark-draught",
	"whisper"
], $t = {
	"second-wind": {
		copies: 4,
		when: "own-turn",
		rule: "DS-CMD-1"
	},
	march: {
		copies: 3,
		when: "own-turn",
		rule: "DS-CMD-2"
	},
	rise: {
		copies: 4,
		when: "own-turn",
		rule: "DS-CMD-3"
	},
	"rise-and-strike": {
		copies: 2,
		when: "own-turn",
		rule: "DS-CMD-4"
	},
	"clatter-of-bones": {
		copies: 2,
		when: "own-turn",
		rule: "DS-CMD-5"
	},
	"grasping-hands": {
		copies: 2,
		when: "before-turn",
		rule: "DS-CMD-6"
	},
	"sudden-lunge": {
		copies: 3,
		when: "before-turn",
		rule: "DS-CMD-7"
	},
	flicker: {
		copies: 2,
		when: "as-hero-shoots",
		rule: "DS-CMD-8"
	},
	"dark-draught": {
		copies: 1,
		when: "own-turn",
		rule: "DS-CMD-9"
	},
	whisper: {
		copies: 1,
		when: "own-turn",
		rule: "DS-CMD-10"
	}
}, en = {
	models: 3,
	squares: 3
}, tn = (e) => Qt.flatMap((t) => t === "dark-draught" && !e ? [] : Array($t[t].copies).fill(t)), nn = [
	"empty",
	"treasure",
	"wandering",
	"secret",
	"trap",
	"ambush",
	"event"
], rn = [
	"barrels",
	"barrels",
	"chest",
	"locked-chest",
	"magic-chest",
	"weapon-rack"
], an = 4, on = [
	"empty",
	"treasure",
	"wandering"
];
function sn(e, t = "down") {
	let n = e + an, r = Math.floor(t === "down" ? n / 5 : (2 * n + 5) / 10), i = {
		empty: 0,
		treasure: 0,
		wandering: 0,
		secret: 0,
		trap: 0,
		ambush: 0,
		event: 0
	}, a = 0, o = (e, t) => {
		let r = Math.min(t, n - a);
		i[e] += r, a += r;
	};
	for (let e of on) o(e, r);
	o("secret", 1), o("trap", 1), o("ambush", 1), o("event", i.empty + 1);
	for (let e = 0; a < n; e++) o(on[e % on.length], 1);
	return i;
}
function cn(e, t) {
	let n = { ...e };
	for (let { from: e, to: r } of t) n[e] !== 0 && (n[e]--, n[r]++);
	return n;
}
var ln = (e) => Array(e).fill({
	from: "empty",
	to: "wandering"
}), un = [
	"covered-pit",
	"spear-slot",
	"swinging-log",
	"choking-spores",
	"weighted-net",
	"alarm-bell",
	"falling-block",
	"draining-glyph",
	"bone-chute",
	"rusted-mechanism"
], dn = {
	"covered-pit": {
		copies: 2,
		dice: 2,
		rule: "DS-TRAP-1"
	},
	"spear-slot": {
		copies: 2,
		dice: 3,
		rule: "DS-TRAP-2"
	},
	"swinging-log": {
		copies: 1,
		dice: 3,
		rule: "DS-TRAP-3"
	},
	"choking-spores": {
		copies: 1,
		dice: 2,
		rule: "DS-TRAP-4"
	},
	"weighted-net": {
		copies: 1,
		dice: 0,
		rule: "DS-TRAP-5"
	},
	"alarm-bell": {
		copies: 1,
		dice: 0,
		rule: "DS-TRAP-6"
	},
	"falling-block": {
		copies: 1,
		dice: 4,
		rule: "DS-TRAP-7"
	},
	"draining-glyph": {
		copies: 1,
		dice: 2,
		rule: "DS-TRAP-8"
	},
	"bone-chute": {
		copies: 1,
		dice: 0,
		rule: "DS-TRAP-9"
	},
	"rusted-mechanism": {
		copies: 1,
		dice: 0,
		rule: "DS-TRAP-10"
	}
}, fn = () => un.flatMap((e) => Array(dn[e].copies).fill(e)), pn = [
	0,
	1,
	2,
	3
], mn = [
	"n",
	"e",
	"s",
	"w"
], hn = 1e3, gn = hn / 2, _n = 498, _ = [
	-1e3,
	1,
	hn,
	-1
], vn = (e, t) => t * hn + e;
function v(e, t) {
	if (!(Number.isInteger(e) && Number.isInteger(t) && yn(e) && yn(t))) throw RangeError(`no cell at (${e}, ${t}): whole numbers from -${_n} to ${_n} are wanted`);
	return t * hn + e;
}
var yn = (e) => e >= -498 && e <= _n, y = (e) => Math.floor((e + gn) / hn), b = (e) => e - y(e) * hn, bn = Array(64 * hn), xn = /* @__PURE__ */ new Map(), Sn = /* @__PURE__ */ new Map();
function x(e) {
	let t = e >= 0 && e < bn.length ? bn[e] : xn.get(e);
	if (t === void 0) {
		let n = b(e);
		t = `${n < 0 ? `-${Cn(-n - 1)}` : Cn(n)}${y(e) + 1}`, e >= 0 && e < bn.length ? bn[e] = t : xn.set(e, t);
	}
	return t;
}
function Cn(e) {
	let t = "";
	for (let n = e; n >= 0; n = Math.floor(n / 26) - 1) t = String.fromCharCode(97 + n % 26) + t;
	return t;
}
var wn = /^(-?)([a-z]{1,2})(0|-?[1-9][0-9]{0,2})$/;
function Tn(e) {
	let t = wn.exec(e);
	if (t === null) return;
	let n = 0;
	for (let e of t[2]) n = n * 26 + e.charCodeAt(0) - 96;
	let r = t[1] === "-" ? -n : n - 1, i = Number(t[3]) - 1;
	return yn(r) && yn(i) ? i * hn + r : void 0;
}
function S(e) {
	let t = Sn.get(e);
	if (t === void 0) {
		if (t = Tn(e), t === void 0) throw RangeError(`"${e}" is no cell`);
		Sn.set(e, t);
	}
	return t;
}
var C = (e, t) => Math.max(Math.abs(b(e) - b(t)), Math.abs(y(e) - y(t)));
function En(e, t) {
	let n = _.indexOf(t - e);
	return n < 0 ? void 0 : n;
}
function Dn(e, t) {
	return t === 1 ? 2 * e : t === 2 ? 2 * e + 1 : t === 3 ? 2 * (e + _[3]) : 2 * (e + _[0]) + 1;
}
function On(e, t) {
	let n = En(e, t);
	return n === void 0 ? void 0 : Dn(e, n);
}
function kn(e) {
	let t = Math.floor(e / 2);
	return [t, t + _[e === 2 * t ? 1 : 2]];
}
function An(e) {
	let t = Math.floor(e / 2);
	return `${x(t)}${e === 2 * t ? "e" : "s"}`;
}
function jn(e) {
	let t = e.at(-1);
	if (t !== "e" && t !== "s") throw RangeError(`"${e}" is no edge`);
	return Dn(S(e.slice(0, -1)), t === "e" ? 1 : 2);
}
function Mn(e) {
	let t = e.at(-1);
	if (t !== "e" && t !== "s") return;
	let n = Tn(e.slice(0, -1));
	return n === void 0 ? void 0 : Dn(n, t === "e" ? 1 : 2);
}
function Nn(e, t = []) {
	let n = e.flatMap((e, t) => [...e].flatMap((e, n) => e === " " || e === "#" ? [] : [v(n, t)]));
	return {
		width: Math.max(0, ...n.map((e) => b(e) + 1)),
		height: e.length,
		cells: n,
		connectors: t.map((e) => ({
			name: e.name,
			side: e.side,
			cells: e.cells.map(([e, t]) => v(e, t)).sort((e, t) => e - t)
		}))
	};
}
var Pn = (e, t, n = []) => Nn(Array.from({ length: t }, () => ".".repeat(e)), n);
function Fn(e, t, n, r) {
	let i = b(n), a = y(n);
	return r === 0 ? n : r === 1 ? vn(t - 1 - a, i) : r === 2 ? vn(e - 1 - i, t - 1 - a) : vn(a, e - 1 - i);
}
var In = (e, t) => Ln(e, S(t.at), t.turn), Ln = (e, t, n) => e.cells.map((r) => t + Fn(e.width, e.height, r, n));
function Rn(e, t, n) {
	let r = b(t) - b(e), i = y(t) - y(e);
	return n === 0 ? t : n === 1 ? e + vn(-i, r) : n === 2 ? e + vn(-r, -i) : e + vn(i, -r);
}
function zn(e) {
	let t = /* @__PURE__ */ new WeakMap(), n = /* @__PURE__ */ new WeakMap(), r, i;
	return {
		rules: e,
		board(a) {
			if (a === r) return i;
			let o = t.get(a);
			if (o === void 0) {
				let r = n.get(a.tiles);
				r === void 0 && (r = Bn(e, a.tiles), n.set(a.tiles, r)), o = Vn(r, e, a), t.set(a, o);
			}
			return r = a, i = o, o;
		}
	};
}
function w(e, t) {
	let n = y(t), r = t - n * _[2] - e.left, i = (n - e.top) * e.width + r;
	return r >= 0 && r < e.width && i >= 0 && i < e.size ? i : 0;
}
function Bn({ shapes: e }, t) {
	let [n, r, i, a] = t.length === 0 ? [
		0,
		0,
		0,
		0
	] : [
		Hn,
		Hn,
		-Hn,
		-Hn
	];
	for (let { tile: o, at: s, turn: c } of t) {
		let t = e[o];
		if (t === void 0) throw RangeError(`no shape for the tile "${o}"`);
		let l = S(s);
		n = Math.min(n, b(l)), r = Math.min(r, y(l)), i = Math.max(i, b(l) + (c % 2 == 0 ? t.width : t.height)), a = Math.max(a, y(l) + (c % 2 == 0 ? t.height : t.width));
	}
	let o = n - 1, s = r - 1, c = i - o + 1, l = c * (a - s + 1), u = new Int32Array(l);
	for (let e = 0, t = s * _[2] + o; e < l; t += _[2]) for (let n = 0; n < c; n++) u[e++] = t + n;
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
	for (let [n, r] of t.entries()) for (let t of In(e[r.tile], r)) {
		let e = w(p, t);
		if (d[e] !== -1) throw RangeError(`two tiles cover the cell ${x(t)}`);
		d[e] = n;
	}
	Un(p);
	for (let e = 0; e < l; e++) Gn(p, p.walk, e), Gn(p, p.see, e);
	for (let e = 0; e < l; e++) {
		let n = d[e];
		n >= 0 && (d[e] = t[n].zone ?? n);
	}
	return p;
}
function Vn(e, { edges: t }, n) {
	let r = {
		...e,
		walk: e.walk.slice(),
		see: e.see.slice()
	}, i = [];
	for (let [e, a] of Object.entries(n.edges)) {
		let n = t[a];
		if (n === void 0) throw RangeError(`"${a}" on the edge ${e} is unknown`);
		Wn(r, jn(e), n, i);
	}
	for (let e of i) for (let t of [e, ...pn.map((t) => e + r.steps[t])]) Gn(r, r.walk, t), Gn(r, r.see, t);
	return r;
}
var Hn = 1e3;
function Un({ size: e, zones: t, walk: n, see: r, steps: i }) {
	for (let a = 0; a < e; a++) {
		let e = t[a];
		if (!(e < 0)) {
			for (let r of pn) t[a + i[r]] === e && (n[a] |= 1 << r);
			r[a] = n[a];
		}
	}
}
function Wn(e, t, { walk: n, see: r }, i) {
	let [a, o] = kn(t), s = w(e, a), c = w(e, o);
	if (e.zones[s] < 0 || e.zones[c] < 0) return;
	let l = En(a, o);
	for (let [t, i] of [[e.walk, n], [e.see, r]]) t[s] = i ? t[s] | 1 << l : t[s] & ~(1 << l), t[c] = i ? t[c] | 1 << (l + 2 & 3) : t[c] & ~(1 << (l + 2 & 3));
	i.push(s, c);
}
function Gn({ steps: e }, t, n) {
	let r = t[n] & 15, i = r;
	for (let a = 0; a < 4; a++) {
		let o = a + 1 & 3;
		r & 1 << a && t[n + e[a]] & 1 << o && (i |= 1 << 4 + a), r & 1 << o && t[n + e[o]] & 1 << a && (i |= 1 << 8 + a);
	}
	t[n] = i;
}
var Kn = (e, t) => e.zones[w(e, t)] >= 0, qn = (e, t) => e.zones[w(e, t)];
function Jn(e, t) {
	let n = [];
	for (let r = 0; r < e.size; r++) {
		let i = e.zones[r];
		(t === void 0 ? i >= 0 : i === t) && n.push(e.cells[r]);
	}
	return n;
}
function Yn(e, t) {
	let n = /* @__PURE__ */ new Set();
	for (let r = 0; r < e.size; r++) if (e.zones[r] === t) for (let i of pn) {
		let a = e.zones[r + e.steps[i]];
		e.walk[r] & 1 << i && a !== t && n.add(a);
	}
	return [...n].sort((e, t) => e - t);
}
var Xn = (e, t, n, r = "walk") => !!(e[r][w(e, t)] & 1 << n);
function Zn(e, t, n) {
	if (e === 0 || e === 2) {
		let r = y(n) - y(t);
		return e === 2 ? r : -r;
	}
	let r = b(n) - b(t);
	return e === 3 ? -r : r;
}
function Qn(e, t, n) {
	if (Math.max(Math.abs(b(n) - b(t)), Math.abs(y(n) - y(t))) === 1) return Zn(e, t, n) < 0 ? "rear" : "front";
}
var $n = (e, t, n) => Zn(e, t, n) >= 0, er = (e, t) => e + t & 3, tr = (e, t = 0) => t === 0 ? new Uint8Array(e.size) : new Uint8Array(e.size).fill(t);
function nr(e, t, n, r) {
	let i = w(e, n);
	i !== 0 && (t[i] |= r);
}
function rr(e, t, n = 1) {
	let r = tr(e);
	for (let i of t) nr(e, r, i, n);
	return r;
}
function ir(e, t, n, r) {
	let i = w(e, t), a = w(e, n);
	return e.zones[i] < 0 || e.zones[a] < 0 ? !1 : ar(e, i, a, b(n) - b(t), y(n) - y(t), r);
}
function ar({ see: e, steps: t }, n, r, i, a, o) {
	let s = Math.abs(i), c = Math.abs(a), l = i > 0 ? 1 : 3, u = a > 0 ? 2 : 0, d = t[l], f = t[u], p = i > 0 ? +(a > 0) : a > 0 ? 2 : 3, m = 1 << 4 + p, h = 1 << 8 + p, ee = p === l ? d : f, te = p === l ? f : d, { blocks: ne } = o, re = o.points === "strict", ie = n, ae = c - s;
	for (; ie !== r;) {
		if (ne !== void 0 && ie !== n && ne[ie] !== 0) return !1;
		let t = e[ie];
		if (ae < 0) {
			if (!(t & 1 << l)) return !1;
			ie += d, ae += 2 * c;
		} else if (ae > 0) {
			if (!(t & 1 << u)) return !1;
			ie += f, ae -= 2 * s;
		} else {
			let e = ne === void 0 || ne[ie + ee] === 0, n = ne === void 0 || ne[ie + te] === 0;
			if (re) {
				if ((t & m) === 0 || (t & h) === 0 || !(e || n)) return !1;
			} else if (!(t & m && e || t & h && n)) return !1;
			ie += d + f, ae += 2 * (c - s);
		}
	}
	return !0;
}
function or(e, t) {
	let n = b(t) - b(e), r = y(t) - y(e), i = Math.abs(n), a = Math.abs(r), o = Math.sign(n), s = Math.sign(r) * 1e3, c = [], l = e, u = a - i;
	for (;;) {
		u <= 0 && (l += o);
		let n = u;
		if (n >= 0 && (l += s), u += (n <= 0 ? 2 * a : 0) - (n >= 0 ? 2 * i : 0), l === t || e === t) return c;
		c.push(l);
	}
}
var sr = [
	..._,
	_[0] + _[1],
	_[1] + _[2],
	_[2] + _[3],
	_[3] + _[0]
], cr = 4080, lr = (e) => e & 4 ? 0 : 1;
function ur({ walk: e, steps: t }, n, r) {
	let i = e[n], a = i & 15;
	if (r.corners === "never") return a;
	let o = i >> 4 & 15, s = i >> 8 & 15, { cells: c } = r;
	if (r.flanks !== "cells" || c === void 0) return a | (r.corners === "both" ? o & s : o | s) << 4;
	if ((i & cr) === 0) return a;
	let l = lr(c[n + t[0]]) | lr(c[n + t[1]]) << 1 | lr(c[n + t[2]]) << 2 | lr(c[n + t[3]]) << 3, u = o & l, d = s & (l >> 1 | (l & 1) << 3);
	return a | (r.corners === "both" ? u & d : u | d) << 4;
}
function dr(e) {
	if (e > sr[5] || e < sr[7]) return -1;
	for (let t = 0; t < 8; t++) if (sr[t] === e) return t;
	return -1;
}
function fr(e, t, n, r) {
	let i = dr(n - t);
	if (i < 0) return !1;
	let a = w(e, n);
	return r.cells !== void 0 && r.cells[a] & 4 ? !1 : !!(ur(e, w(e, t), r) & 1 << i);
}
function pr(e, t, n, r) {
	let i = dr(n - t);
	return i >= 0 && !!(mr(e, t, r) & 1 << i);
}
var mr = (e, t, n) => ur(e, w(e, t), hr[n]), hr = {
	never: { corners: "never" },
	both: { corners: "both" },
	either: { corners: "either" }
}, gr = 32e3, _r = [[]], vr = [0], yr = [];
function br(e, t, n, r, i, a) {
	let { size: o } = e, s = Math.min(n ?? gr, gr), c = i !== void 0 && i.costs.length >= o, l = (c ? i.costs : new Int16Array(o)).fill(-1), u = c ? i.last : new Uint8Array(o), d = {
		board: e,
		costs: l,
		last: u
	}, f = a === void 0 ? -1 : w(e, a);
	vr[0] = 0;
	for (let n of typeof t == "number" ? [t] : t) {
		let t = w(e, n);
		t === 0 || e.zones[t] < 0 || l[t] === 0 || (l[t] = 0, _r[0][vr[0]++] = t);
	}
	let p = r.costs === void 0 ? xr(d, s, r, f) : Sr(d, s, r, r.costs, f);
	return {
		board: e,
		cells: p < 0 ? [a] : yr.slice(0, p),
		costs: l,
		last: u
	};
}
function xr({ board: e, costs: t, last: n }, r, i, a) {
	let { steps: o, cells: s } = e, c = i.cells, l = _r[0], u = 0, d = vr[0];
	for (let f = 0; f < d; f++) {
		let p = l[f], m = t[p];
		if (m > 0) {
			if (p === a) return -1;
			let e = c === void 0 ? 0 : c[p];
			if (e & 1 || (yr[u++] = s[p]), e & 2) continue;
		}
		if (!(m >= r)) for (let r = ur(e, p, i); r !== 0; r &= r - 1) {
			let e = 31 - Math.clz32(r & -r), i = p + o[e];
			t[i] >= 0 || c !== void 0 && Cr(c[i]) || (t[i] = m + 1, n[i] = e, l[d++] = i);
		}
	}
	return u;
}
function Sr({ board: e, costs: t, last: n }, r, i, a, o) {
	let { steps: s, cells: c } = e, l = i.cells, u = 0, d = 0;
	for (let f = 0; f <= d; f++) {
		let p = _r[f];
		for (let m = 0; m < vr[f]; m++) {
			let h = p[m];
			if (t[h] === f) {
				if (h === o && f > 0) return -1;
				if (f > 0) {
					let e = l === void 0 ? 0 : l[h];
					if (e & 1 || (yr[u++] = c[h]), e & 2) continue;
				}
				for (let o = ur(e, h, i); o !== 0; o &= o - 1) {
					let e = 31 - Math.clz32(o & -o), i = h + s[e], c = f + (a[i] || 1), u = t[i];
					if (!(c > r || u >= 0 && u <= c) && !(l !== void 0 && Cr(l[i]))) {
						for (t[i] = c, n[i] = e; d < c;) d++, _r.length === d && _r.push([]), vr[d] = 0;
						_r[c][vr[c]++] = i;
					}
				}
			}
		}
	}
	return u;
}
var Cr = (e) => !!(e & 4) || (e & 3) == 3;
function wr({ board: e, costs: t }, n) {
	let r = t[w(e, n)];
	return r < 0 ? void 0 : r;
}
function Tr({ board: e, costs: t, last: n }, r) {
	let i = w(e, r);
	if (t[i] < 0) return;
	let a = [];
	for (; t[i] > 0;) a.push(e.cells[i]), i -= e.steps[n[i]];
	return a.reverse();
}
function Er(e, t) {
	let n, r = [];
	for (let i of e) {
		let e = t(i);
		e === void 0 || n !== void 0 && e > n || ((n === void 0 || e < n) && (r = []), n = e, r.push(i));
	}
	return r;
}
var Dr = mn, Or = (e) => mn[e], kr = (e) => mn.indexOf(e), T = ([e, t]) => v(e, t), E = [
	..._,
	_[0] + _[1],
	_[1] + _[2],
	_[2] + _[3],
	_[3] + _[0]
], Ar = (e, t) => e + _[t], jr = (e, t, n) => Qn(t, e, n) === "rear", Mr = (e, t, n) => $n(t, e, n), D = Kt(), O = (e) => e.ended === "none", Nr = [
	"barbarian",
	"dwarf",
	"elf",
	"wizard",
	"thief"
], Pr = {
	spells: [],
	lockDice: 0,
	vigilant: !1,
	shoot: 0,
	range: 0,
	crippledAt: 5
}, Fr = [
	"ember-dart",
	"rust",
	"hasten",
	"unward",
	"crystallise",
	"fireburst",
	"stoneskin"
], k = {
	barbarian: {
		...Pr,
		move: 7,
		combat: 5,
		armour: 2,
		injuredAt: 3,
		feat: "reaping-circle"
	},
	dwarf: {
		...Pr,
		move: 5,
		combat: 4,
		armour: 4,
		injuredAt: 4,
		feat: "living-wall"
	},
	elf: {
		...Pr,
		move: 8,
		combat: 3,
		armour: 2,
		injuredAt: 2,
		feat: "three-strings",
		shoot: 3,
		range: 8
	},
	wizard: {
		...Pr,
		move: 7,
		combat: 2,
		armour: 2,
		injuredAt: 2,
		feat: "overchannel",
		spells: Fr
	},
	thief: {
		...Pr,
		move: 7,
		combat: 3,
		armour: 2,
		injuredAt: 2,
		feat: "slip-past",
		shoot: 2,
		range: 4,
		lockDice: 2,
		vigilant: !0
	}
}, Ir = [
	"skeleton",
	"archer",
	"zombie",
	"armoured-zombie",
	"ghost",
	"dwarf-revenant",
	"bat"
], Lr = ["warden", "necromancer"], Rr = {
	shoot: 0,
	range: 0,
	pileAt: 0,
	skeletal: !1,
	throughFurniture: !1,
	flies: !1
}, zr = {
	...Rr,
	pileAt: 2,
	destroyedAt: 3,
	skeletal: !0
}, Br = {
	skeleton: {
		...zr,
		move: 5,
		combat: 2,
		armour: 2
	},
	archer: {
		...zr,
		move: 5,
		combat: 2,
		armour: 2,
		shoot: 2,
		range: 8
	},
	zombie: {
		...Rr,
		move: 4,
		combat: 3,
		armour: 1,
		destroyedAt: 2
	},
	"armoured-zombie": {
		...Rr,
		move: 4,
		combat: 3,
		armour: 3,
		destroyedAt: 2
	},
	ghost: {
		...Rr,
		move: 6,
		combat: 2,
		armour: 4,
		destroyedAt: 2,
		throughFurniture: !0
	},
	"dwarf-revenant": {
		...zr,
		move: 4,
		combat: 3,
		armour: 3
	},
	bat: {
		...Rr,
		move: 8,
		combat: 2,
		armour: 1,
		destroyedAt: 1,
		flies: !0
	}
}, A = {
	warden: {
		move: 4,
		combat: 4,
		shoot: 0,
		range: 0,
		armour: 4,
		wounds: 5,
		injuredAt: 4,
		neverOutnumbered: !0,
		stays: !0,
		casts: !1
	},
	necromancer: {
		move: 6,
		combat: 3,
		shoot: 0,
		range: 0,
		armour: 2,
		wounds: 5,
		injuredAt: 3,
		neverOutnumbered: !1,
		stays: !1,
		casts: !0
	}
}, Vr = {
	archer: 2,
	"dwarf-revenant": 2
}, Hr = 999999, Ur = (e, t = {}) => ({
	hero: e,
	search: !1,
	group: -1,
	tile: -1,
	near: !1,
	...t
}), Wr = (e, t = {}) => ({
	proc: "attack",
	at: 0,
	attack: e,
	door: t.door ?? [],
	piece: t.piece ?? 999999,
	gate: t.gate ?? -1,
	rolled: [],
	against: [],
	successes: 0,
	ignored: !1
}), j = (e, t, n, r = {}) => Wr({
	how: e,
	by: t,
	target: n,
	dice: r.dice ?? 0,
	crystal: r.crystal ?? 0,
	item: r.item ?? "none",
	flicker: !1
}), Gr = Array.from({ length: 18 }, (e, t) => t + 1), Kr = zn({
	shapes: Object.fromEntries(Gr.flatMap((e) => Gr.map((t) => [`${e}x${t}`, Pn(e, t)]))),
	edges: {
		open: {
			walk: !0,
			see: !0
		},
		shut: {
			walk: !1,
			see: !1
		}
	}
});
function qr(e) {
	let t = Jr.get(e.plan);
	(t === void 0 || t.size > Yr) && (t = /* @__PURE__ */ new Map(), Jr.set(e.plan, t));
	let n = Xr(e), r = t.get(n);
	return r === void 0 && (r = Zr(e), t.set(n, r)), r;
}
var Jr = /* @__PURE__ */ new WeakMap(), Yr = 500;
function Xr({ quest: e, round: t, doors: n, gates: r }) {
	let i = e.turntable === void 0 ? "-" : t % 2 == 1 ? "o" : "e";
	for (let e of n) i += e === 0 ? "0" : "1";
	for (let [e, t] of r) i += ` ${e}/${t}`;
	return i;
}
function Zr(e) {
	let t = {}, n = (e, n, r) => {
		t[An(On(e, n))] = r;
	};
	e.plan.doors.forEach(({ a: t, b: r }, i) => {
		e.doors[i] === 0 && !ei(e, t, r) && n(t, r, "open");
	});
	for (let [t, r] of e.plan.passages) ei(e, t, r) || n(t, r, "open");
	for (let [t, r] of e.gates) n(t, r, "shut");
	return {
		tiles: Qr(e.plan),
		edges: t
	};
}
function Qr(e) {
	let t = $r.get(e);
	return t === void 0 && (t = e.tiles.map(({ x: e, y: t, w: n, h: r }) => ({
		tile: `${n}x${r}`,
		at: x(v(e, t)),
		turn: 0
	})), $r.set(e, t)), t;
}
var $r = /* @__PURE__ */ new WeakMap();
function ei({ plan: e, quest: t, round: n }, r, i) {
	let { turntable: a } = t;
	if (a === void 0) return !1;
	let o = e.tiles.find(({ id: e }) => e === a.tile);
	if (o === void 0) return !1;
	let s = (e) => {
		for (let t = 0; t < o.w * o.h; t++) if (v(o.x + t % o.w, o.y + Math.floor(t / o.w)) === e) return !0;
		return !1;
	};
	if (s(r) === s(i)) return !1;
	let c = s(r) ? En(r, i) : En(i, r);
	return !(n % 2 == 1 ? a.odd : a.even).includes(Or(c));
}
var M = (e) => Kr.board(e.layout);
function ti(e) {
	e.layout = qr(e);
}
var N = (e, t) => qn(M(e), t), P = (e, t) => {
	let n = N(e, t);
	return n >= 0 && e.revealed[n] === 1;
}, ni = (e, t, n) => !Xn(M(e), t, n), F = (e, t, n) => pr(M(e), t, n, "either"), ri = (e, t, n) => e.gates.some(([e, r]) => e === t && r === n || e === n && r === t), ii = (e) => e.hero >= 0, ai = (e, t) => e.hero >= 0 != t.hero >= 0, I = (e, t) => {
	for (let n of e.models) if (n.id === t) return n;
}, L = (e, t) => {
	for (let n of e.models) if (n.cell === t) return n;
}, R = (e, t) => {
	for (let n of e.models) if (n.hero === t) return n;
}, z = (e, t, n) => F(e, t.cell, n) && !jr(t.cell, t.facing, n), oi = (e, t, n) => F(e, t.cell, n) && jr(t.cell, t.facing, n);
function si(e, t, n) {
	let r = [];
	for (let i of e.models) i.hero >= 0 !== t && z(e, i, n) && r.push(i);
	return r;
}
function ci(e, t, n) {
	let r = 0;
	for (let i of e.models) i.hero >= 0 !== t && z(e, i, n) && r++;
	return r;
}
var li = (e, t) => ci(e, ii(t), t.cell) > 0;
function ui(e, t) {
	return !(t.hero >= 0 ? e.heroes[t.hero].wall : A[t.kind]?.neverOutnumbered) && ci(e, ii(t), t.cell) >= 2;
}
function di(e, t) {
	if (t.hero >= 0) return !1;
	for (let n of e.models) if (n.hero >= 0 && e.heroes[n.hero].wall && z(e, n, t.cell)) return !0;
	return !1;
}
var fi = (e, t, n) => e.models.filter((r) => r.hero >= 0 !== t && F(e, n, r.cell)), pi = (e) => e.gone === "no";
function mi(e, t) {
	return t.do === "take" ? 0 : t.do === "destroy" ? 1 : t.count === "all" ? e.heroes.filter(({ gone: e }) => e !== "crippled").length : t.count;
}
var hi = (e, t) => e.reached[t] >= mi(e, e.quest.goals[t]), gi = (e, t) => e.quest.goals.every((n, r) => r >= t || hi(e, r)), _i = (e) => {
	let t = e.quest.goals.findIndex((e) => e.do === "leave");
	return t >= 0 && gi(e, t);
};
function vi(e, t, n = 1) {
	e.reached[t] += n, bi(e);
}
function yi(e, t) {
	e.ended = t, e.core.known++;
}
function bi(e) {
	e.ended === "none" && e.quest.goals.every((t, n) => hi(e, n)) && (yi(e, "goal"), D.tell(() => ({
		type: "won",
		rule: "DSC-83"
	})));
}
function xi(e, t, n) {
	e.ended === "none" && (e.core.stack.some((e) => e.proc === "burst") ? e.doomed = t : (yi(e, t), D.tell(() => ({
		type: "lost",
		rule: n,
		how: t
	}))));
}
function Si(e) {
	let { loseAtFirstCripple: t } = e.settings;
	(t === "by-adventure" ? e.quest.loseAtFirstCripple : t === "yes") || !e.heroes.some(({ gone: e }) => e !== "crippled") || Ci(e) ? xi(e, "crippled", "DSC-12") : bi(e);
}
var Ci = (e) => !e.heroes.some(pi) && !e.quest.goals.every((t, n) => hi(e, n));
function wi(e, t) {
	return e.quest.goals.findIndex((n, r) => !gi(e, r) || hi(e, r) ? !1 : n.do === "operate" ? n.piece === t.goal && !t.done : n.do === "deliver" && "piece" in n.to && n.to.piece === t.goal);
}
var Ti = (e, t) => e.quest.goals.findIndex((e) => e.do === "break" && e.piece === t.goal);
function Ei(e, t, n, r) {
	switch (t) {
		case void 0: return !1;
		case "hero-in-front-arc": return ci(e, !0, n.cell) > 0;
		case "minion-beside-hero": return fi(e, !0, n.cell).length > 0;
		case "minion-beside-piece": return r.cells.some((t) => fi(e, !0, t).length > 0);
	}
}
var Di = (e, t, n) => n.cells.some((n) => F(e, t.cell, n));
function Oi(e, t) {
	let n = R(e, t);
	n !== void 0 && e.quest.goals.forEach((r, i) => {
		if (r.do !== "deliver" || !("tile" in r.to) || !gi(e, i) || e.plan.tiles[N(e, n.cell)]?.id !== r.to.tile) return;
		let { items: a } = e.heroes[t], o = a.filter((e) => e === r.what).length;
		o !== 0 && (e.heroes[t].items = a.filter((e) => e !== r.what), D.tell(() => ({
			type: "delivered",
			rule: "DSC-84",
			hero: e.heroes[t].id,
			item: r.what,
			count: o
		})), vi(e, i, o));
	});
}
function ki(e, t) {
	let n = e.heroes[t];
	n.wounds++;
	let { wounds: r } = n;
	D.tell(() => ({
		type: "wounded",
		rule: "DSC-32",
		hero: n.id,
		wounds: r
	})), r < k[n.id].crippledAt || (n.gone = "crippled", n.wall = !1, e.models = e.models.filter((e) => e.hero !== t), D.tell(() => ({
		type: "crippled",
		rule: "DSC-33",
		hero: n.id
	})), Si(e));
}
function Ai(e, t, n, r) {
	let i = e.heroes[t], a = i.wounds;
	i.wounds = Math.max(0, a - n), D.tell(() => ({
		type: "healed",
		rule: r,
		hero: i.id,
		wounds: a - i.wounds
	}));
}
function ji(e, t, n, r) {
	let i = A[t.kind];
	if (i !== void 0) {
		if (n === 0 || (t.wounds++, D.tell(() => ({
			type: "boss-wounded",
			rule: "DSC-92",
			model: t.kind,
			wounds: t.wounds
		})), t.wounds < i.wounds)) return;
		e.bossKiller = r, Mi(e, t, !1, r);
		let a = e.quest.goals.findIndex((e) => e.do === "destroy" && e.boss === t.kind);
		a >= 0 && vi(e, a);
		return;
	}
	let { destroyedAt: a, pileAt: o } = Br[t.kind];
	n >= a ? Mi(e, t, !1, r) : o > 0 && n >= o && Mi(e, t, !0, r);
}
function Mi(e, t, n, r) {
	e.models = e.models.filter((e) => e !== t), n && Ni(e, t.cell), D.tell(() => ({
		type: n ? "collapsed" : "destroyed",
		rule: n ? "DSC-74" : "DSC-35",
		model: t.kind,
		cell: x(t.cell)
	})), Pi(e, t, r);
}
function Ni(e, t) {
	e.piles.push(t), e.piles.sort((e, t) => e - t);
}
function Pi(e, t, n) {
	let r = e.groups[t.group];
	r !== void 0 && (r.left--, r.left > 0 || !r.open || (r.open = !1, n < 0 || D.raise({
		proc: "table-roll",
		at: 0,
		table: "monster-loot",
		dice: 1,
		minus: r.minus,
		errand: Ur(n, {
			search: !0,
			group: t.group,
			tile: -1
		}),
		rolled: []
	})));
}
function Fi(e, t, n, r) {
	let i = {
		id: e.nextModel++,
		kind: t,
		hero: -1,
		cell: n,
		facing: 2,
		wounds: 0,
		acted: !0,
		fresh: !0,
		group: r,
		rust: 0,
		shroud: !1,
		called: 0
	};
	return e.models.push(i), r >= 0 && e.groups[r].left++, i;
}
var Ii = 0, Li = (e) => e > 10 ? e - 10 : 0, Ri = (e) => e.stars === void 0 ? e.lock === void 0 ? 1 : 2 : 10 + e.stars;
function zi(e, t) {
	let n = !1, { doors: r } = e.plan;
	for (let i = 0; i < r.length; i++) {
		if (e.doors[i] !== 1) continue;
		let { a, b: o } = r[i];
		a !== t && o !== t || ei(e, a, o) || ri(e, a, o) || (Bi(e, i, "DSC-51"), n = !0);
	}
	return n;
}
function Bi(e, t, n) {
	let { a: r, b: i } = e.plan.doors[t];
	e.doors[t] = Ii, ti(e), D.tell(() => ({
		type: "door-opened",
		rule: n,
		cell: x(r),
		to: x(i)
	}));
	for (let t of [r, i]) Vi(e, N(e, t));
}
function Vi(e, t) {
	if (e.revealed[t] === 1) return;
	e.revealed[t] = 1, e.core.known++;
	let n = e.plan.tiles[t];
	for (let { kind: t, cells: r, lock: i, stars: a, goal: o } of n.pieces) e.pieces.push({
		kind: t,
		cells: r,
		lock: i ?? [],
		stars: a ?? 0,
		emptied: !1,
		goal: o ?? "",
		done: !1
	});
	for (let t of n.piles) Ni(e, t);
	D.tell(() => ({
		type: "revealed",
		rule: "DSC-75",
		tile: n.id
	}));
	let r = [];
	for (let { kind: t, cell: i } of n.minions) {
		let n = Fi(e, t, i, -1);
		r.push(n.id), D.tell(() => ({
			type: "appeared",
			rule: "DSC-75",
			model: t,
			cell: x(i)
		}));
	}
	r.length > 0 && D.raise({
		proc: "face",
		todo: r,
		at: 0
	});
}
var Hi = /* @__PURE__ */ new Map();
function Ui(e, t) {
	let n = Hi.get(e);
	return n === void 0 && (n = [], Hi.set(e, n)), n[t] ??= {
		kind: e,
		seat: t,
		optional: !1
	}, n[t];
}
var Wi = 1, Gi = (e) => e.hand.length > 0 && e.silenced === 0 && e.turn.interrupts < Wi;
function Ki(e, t) {
	e.hand.splice(e.hand.indexOf(t), 1), e.usedCommands.push(t), e.core.known++, D.tell(() => ({
		type: "card-played",
		rule: $t[t].rule,
		card: t
	}));
}
function qi(e, t) {
	let n = tt(e, e.commandDeck);
	return n !== void 0 && (e.hand.push(n), e.hand.sort((e, t) => Qt.indexOf(e) - Qt.indexOf(t)), D.tell(() => ({
		type: "drew",
		rule: t,
		left: e.commandDeck.length,
		secret: {
			to: [0],
			card: n
		}
	})), !0);
}
var Ji = {
	"lamp-oil": {
		uses: "once",
		price: 1
	},
	"salt-rations": {
		uses: "once",
		price: 1
	},
	"rope-and-wedges": {
		uses: "once",
		price: 1
	},
	"healing-draught": {
		uses: "once",
		price: 2
	},
	whetstone: {
		uses: "once",
		price: 2,
		fightDie: !0
	},
	"chalk-of-unsealing": {
		uses: "once",
		price: 3
	},
	"dented-buckler": {
		uses: "adventure",
		price: 0
	},
	"balanced-weapon": {
		uses: "always",
		price: 0,
		fightDie: !0
	},
	scroll: {
		uses: "once",
		price: 0
	},
	"cloak-of-mist": {
		uses: "always",
		price: 0
	},
	"ring-of-the-second-wind": {
		uses: "once",
		price: 0
	},
	"runed-blade": {
		uses: "always",
		price: 0
	},
	"throwing-knife": {
		uses: "once",
		price: 1,
		shot: {
			dice: 2,
			range: 3
		}
	},
	"throwing-axe": {
		uses: "once",
		price: 2,
		shot: {
			dice: 3,
			range: 3
		}
	},
	buckler: {
		uses: "adventure",
		price: 5
	},
	"sharp-blade": {
		uses: "once",
		price: 0,
		fightDie: !0
	},
	spear: {
		uses: "always",
		price: 6
	},
	"light-crossbow": {
		uses: "always",
		price: 7,
		shot: {
			dice: 2,
			range: 8
		}
	},
	"tower-shield": {
		uses: "always",
		price: 0
	},
	"bane-blade-skeletons": {
		uses: "always",
		price: 0,
		fightDie: !0
	},
	"bane-blade-zombies": {
		uses: "always",
		price: 0,
		fightDie: !0
	},
	"bane-blade-ghosts": {
		uses: "always",
		price: 0,
		fightDie: !0
	},
	"dwarf-forged-weapon": {
		uses: "always",
		price: 0,
		fightDie: !0
	},
	chime: {
		uses: "always",
		price: 0
	},
	"royal-weapon": {
		uses: "always",
		price: 0
	}
}, Yi = Ji, Xi = Object.keys(Ji), Zi = [
	2,
	4,
	6
], Qi = [
	"skeletons",
	"zombies",
	"ghosts"
], $i = [
	"ember-dart",
	"rust",
	"hasten",
	"unward",
	"crystallise",
	"fireburst",
	"stoneskin"
], ea = {
	"ember-dart": {
		kind: "minor",
		range: 8,
		dice: 3,
		rule: "DS-SPELL-1"
	},
	rust: {
		kind: "minor",
		range: 8,
		dice: 0,
		rule: "DS-SPELL-2"
	},
	hasten: {
		kind: "minor",
		range: 8,
		dice: 0,
		rule: "DS-SPELL-3"
	},
	unward: {
		kind: "minor",
		range: 4,
		dice: 0,
		rule: "DS-SPELL-4"
	},
	crystallise: {
		kind: "minor",
		range: 0,
		dice: 0,
		rule: "DS-SPELL-5"
	},
	fireburst: {
		kind: "major",
		range: 8,
		dice: 3,
		rule: "DS-SPELL-6"
	},
	stoneskin: {
		kind: "major",
		range: 8,
		dice: 0,
		rule: "DS-SPELL-7"
	}
}, ta = {
	range: 8,
	dice: 3
}, na = {
	range: 6,
	piles: 2
}, ra = (e, t) => Xi.indexOf(e) - Xi.indexOf(t);
function ia(e, t, n, r) {
	let i = e.heroes[t];
	i.items.push(n), i.items.sort(ra), D.tell(() => ({
		type: "item",
		rule: r,
		hero: i.id,
		item: n
	}));
}
function aa(e, t, n, r) {
	let i = e.heroes[t];
	i.gold += n, D.tell(() => ({
		type: "gold",
		rule: r,
		hero: i.id,
		gold: n
	}));
}
function oa(e, t, n, r) {
	let i = e.heroes[t];
	i.crystals.length >= 2 ? D.tell(() => ({
		type: "crystal-left",
		rule: "DSC-90",
		hero: i.id,
		level: n
	})) : (i.crystals.push(n), i.crystals.sort(), D.tell(() => ({
		type: "crystal",
		rule: r,
		hero: i.id,
		level: n
	})));
}
function sa(e, t, n) {
	if (Yi[n].uses !== "once") return;
	let { items: r } = e.heroes[t], i = r.indexOf(n);
	i >= 0 && r.splice(i, 1);
}
var B = (e, t, n) => e.heroes[t].items.includes(n);
function ca(e, t) {
	let n = R(e, t);
	if (n === void 0) return [];
	let r = [];
	return e.heroes.forEach((i, a) => {
		let o = R(e, a);
		a !== t && pi(i) && !i.netted && o !== void 0 && F(e, n.cell, o.cell) && r.push(a);
	}), r;
}
var la = (e, t) => e.heroes.findIndex((e) => e.id === t), ua = D.eachInTurn("hand-over", {
	who: (e, t) => e.ended === "none" ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		let { items: i, crystals: a } = e.heroes[n];
		for (let t of ca(e, n)) {
			let { id: n } = e.heroes[t];
			for (let e of new Set(i)) r.add(`${e}:${n}`);
			let o = e.heroes[t].crystals.length >= 2;
			for (let e of new Set(a)) r.add(`crystal-${e}:${n}`, o ? "DSC-90" : void 0);
		}
		r.add("pass");
	},
	choose(e, t, n, r) {
		r !== "pass" && da(e, n, r, "DSC-95");
	}
});
function da(e, t, n, r) {
	let [i, a] = n.split(":"), o = e.heroes[t], s = e.heroes[la(e, a)];
	if (i === "gold") o.gold--, s.gold++;
	else if (i.startsWith("crystal-")) {
		let e = Number(i.slice(-1));
		o.crystals.splice(o.crystals.indexOf(e), 1), s.crystals.push(e), s.crystals.sort();
	} else fa(o, s, i);
	D.tell(() => ({
		type: "handed-over",
		rule: r,
		hero: o.id,
		item: i,
		toHero: s.id
	}));
}
function fa(e, t, n) {
	e.items.splice(e.items.indexOf(n), 1), t.items.push(n), t.items.sort(ra);
	let r = e.spent.indexOf(n);
	r >= 0 && e.spent.filter((e) => e === n).length > e.items.filter((e) => e === n).length && (e.spent.splice(r, 1), t.spent.push(n));
}
var pa = D.eachInTurn("trade", {
	who(e, t) {
		let { gold: n, items: r, crystals: i, seat: a } = e.heroes[t];
		return e.campaign !== void 0 && n + r.length + i.length > 0 ? a : void 0;
	},
	options(e, t, n, r) {
		let { gold: i, items: a, crystals: o } = e.heroes[n];
		e.heroes.forEach((e, t) => {
			if (t === n) return;
			i > 0 && r.add(`gold:${e.id}`);
			for (let t of new Set(a)) r.add(`${t}:${e.id}`);
			let s = e.crystals.length >= 2;
			for (let t of new Set(o)) r.add(`crystal-${t}:${e.id}`, s ? "DSC-90" : void 0);
		}), r.add("done");
	},
	choose(e, t, n, r) {
		if (r !== "done") return da(e, n, r, "DSC-100"), "again";
	},
	about: (e, t, n) => ({
		hero: e.heroes[n].id,
		gold: e.heroes[n].gold
	})
}), ma = (e, t) => e.round <= e.heroes[t].silencedTo;
function ha(e, t) {
	let n = e.heroes[t];
	if (n.feat === "used" && !B(e, t, "ring-of-the-second-wind")) return "DSC-5";
	if (ma(e, t)) return "DS-LOOT-MAGIC-1";
	let { feat: r } = k[n.id];
	if (r === "three-strings" && li(e, R(e, t))) return "DS-FEAT-3";
	if (r === "overchannel" && n.recharge.some((e) => e > 0)) return "DS-FEAT-4";
}
var ga = {
	"reaping-circle": "DS-FEAT-1",
	"living-wall": "DS-FEAT-2",
	"three-strings": "DS-FEAT-3",
	overchannel: "DS-FEAT-4",
	"slip-past": "DS-FEAT-5"
};
function _a(e, t) {
	let n = e.heroes[t], { feat: r } = k[n.id];
	n.feat === "used" && sa(e, t, "ring-of-the-second-wind"), n.feat = "used", D.tell(() => ({
		type: "feat",
		rule: ga[r],
		hero: n.id,
		feat: r
	}));
}
var va = (e, t) => {
	let { feat: n } = k[e.heroes[t].id];
	return n === "reaping-circle" ? "feat" : n === "slip-past" ? "slip" : "turn-only";
};
function ya(e, t) {
	let n = R(e, t);
	switch (k[e.heroes[t].id].feat) {
		case "reaping-circle": return {
			proc: "circle",
			at: 0,
			hero: t,
			targets: []
		};
		case "living-wall":
			e.heroes[t].wall = !0;
			return;
		case "three-strings": return {
			proc: "strings",
			at: 0,
			hero: t
		};
		case "overchannel": return {
			proc: "overchannel",
			at: 0,
			hero: t
		};
		case "slip-past": return {
			proc: "act",
			todo: [n.id],
			at: 0
		};
	}
}
var ba = [
	"barrels",
	"chest",
	"locked-chest",
	"magic-chest",
	"weapon-rack",
	"bookcase",
	"table",
	"hearth",
	"altar",
	"cairn",
	"winch",
	"block"
], V = {
	squares: 1,
	blocksSight: !1
}, xa = {
	barrels: {
		...V,
		table: "barrels"
	},
	chest: {
		...V,
		table: "chest"
	},
	"locked-chest": {
		...V,
		table: "locked-chest"
	},
	"magic-chest": {
		...V,
		table: "magic-chest"
	},
	"weapon-rack": {
		...V,
		squares: 2,
		table: "weapon-rack"
	},
	bookcase: {
		squares: 2,
		blocksSight: !0
	},
	table: {
		...V,
		squares: 2
	},
	hearth: {
		...V,
		squares: 2
	},
	altar: V,
	cairn: V,
	winch: V,
	block: V
};
function Sa(e, t, n) {
	let r = M(e);
	if (!ir(r, t, n, Ca)) return !1;
	let i = e.pieces.filter(({ kind: e }) => xa[e].blocksSight);
	return i.length === 0 || ir(r, t, n, {
		points: "lenient",
		blocks: rr(r, i.flatMap(({ cells: e }) => e))
	});
}
var Ca = { points: "lenient" }, wa = (e, t, n) => or(t, n).some((t) => e.models.some((e) => e.cell === t) || e.pieces.some(({ cells: e }) => e.includes(t))), Ta = 2, Ea = 8, Da = (e) => e.hero >= 0 ? k[e.kind] : Br[e.kind] ?? A[e.kind];
function Oa(e, t) {
	let { injuryMarks: n } = e.settings;
	return n === "by-hero" ? k[t.id].injuredAt : Number(n);
}
function ka(e, t) {
	if (t.hero >= 0) return e.heroes[t.hero].wounds >= Oa(e, e.heroes[t.hero]);
	let n = A[t.kind];
	return n !== void 0 && t.wounds >= n.injuredAt;
}
var Aa = (e, t, n) => t.hero >= 0 && e.heroes[t.hero].items.includes(n);
function ja(e, t, n) {
	if (Aa(e, t, "dwarf-forged-weapon")) return "dwarf-forged-weapon";
	let r = Ma[n.kind];
	if (r !== void 0 && Aa(e, t, r)) return r;
	if (Aa(e, t, "balanced-weapon") && !ui(e, t)) return "balanced-weapon";
}
var Ma = {
	skeleton: "bane-blade-skeletons",
	archer: "bane-blade-skeletons",
	"dwarf-revenant": "bane-blade-skeletons",
	zombie: "bane-blade-zombies",
	"armoured-zombie": "bane-blade-zombies",
	ghost: "bane-blade-ghosts"
}, Na = (e) => {
	let t = 0;
	for (let [, n] of e) t += n;
	return t;
};
function Pa(e, t) {
	let n = t.by < 0 ? void 0 : I(e, t.by), r = t.target < 0 ? void 0 : I(e, t.target), i = [], a = (e, t) => {
		i.push([e, t]);
	}, o = t.how === "fight" || t.how === "free-strike";
	a("card", t.dice > 0 ? t.dice : t.how === "shoot" ? Da(n).shoot : Da(n).combat), t.crystal > 0 && a("crystal", t.crystal);
	let s = o && n !== void 0 && r !== void 0 && oi(e, r, n.cell);
	s && e.settings.rearBonus === "attacker" && a("rear", 1), n !== void 0 && r !== void 0 && t.how === "fight" && (t.item !== "none" && Yi[t.item].fightDie || ja(e, n, r) !== void 0) && a("item", 1), n !== void 0 && t.how === "lock" && (!t.gate && n.hero >= 0 && k[n.kind].lockDice > 0 && a("picking", Fa(n)), t.item === "rope-and-wedges" && a("item", 1)), n !== void 0 && n.hero < 0 && e.torch === 2 && (t.how === "fight" || t.how === "shoot") && a("torch", 1), n !== void 0 && (o || t.how === "lock") && ui(e, n) && a("outnumbered", -1), n !== void 0 && (o || t.how === "lock" || t.how === "shoot") && ka(e, n) && a("injured", -1), t.how === "shoot" && n !== void 0 && r !== void 0 && (wa(e, n.cell, r.cell) && a("cover", -1), Aa(e, r, "cloak-of-mist") && a("cloak", -1)), t.flicker && a("flicker", -1);
	let c = Math.min(Ea, Math.max(Ta, Na(i)));
	if (r === void 0) {
		let [e, n] = t.lock;
		return {
			dice: c,
			defence: e,
			armour: n,
			attackParts: i,
			defenceParts: [["card", e]]
		};
	}
	let l = [["card", Da(r).combat]];
	ui(e, r) && l.push(["outnumbered", -1]), ka(e, r) && l.push(["injured", -1]), t.how === "free-strike" && e.settings.freeStrikePenalty > 0 && l.push(["free-strike", -1]), s && e.settings.rearBonus === "defender" && l.push(["rear", -1]);
	let u = Na(l), d = Math.max(0, Ta - u), f = Math.max(0, Ia(e, r, n, t.how) - d);
	return {
		dice: c,
		defence: Math.max(Ta, u),
		armour: f,
		attackParts: i,
		defenceParts: l
	};
}
var Fa = (e) => k[e.kind].lockDice;
function Ia(e, t, n, r) {
	let i = Da(t).armour;
	if (t.hero >= 0) {
		let n = e.heroes[t.hero];
		n.shielded && (i = Math.max(i, Math.min(4, i + 1))), n.stone > 0 && (i = Math.min(5, i + 1));
	}
	return t.shroud && i++, t.rust > 0 && (i = Math.max(1, i - t.rust)), n !== void 0 && r === "fight" && Aa(e, n, "runed-blade") && (i = Math.max(1, i - 1)), i;
}
function La(e, t, n) {
	let r = e.cell === t ? n : e.cell === n ? t : void 0;
	return r !== void 0 && !jr(e.cell, e.facing, r) ? r : void 0;
}
function Ra(e, t) {
	let n = [], { doors: r } = e.plan;
	for (let i = 0; i < r.length; i++) {
		if (e.doors[i] !== 2) continue;
		let { a, b: o, lock: s } = r[i], c = La(t, a, o);
		c === void 0 || ei(e, a, o) || n.push({
			option: `door:${x(c)}`,
			lock: s,
			on: { door: [a, o] }
		});
	}
	for (let r = 0; r < e.gates.length; r++) {
		let [i, a] = e.gates[r], o = La(t, i, a);
		o !== void 0 && n.push({
			option: `gate:${x(o)}`,
			lock: Ba,
			on: { gate: r }
		});
	}
	for (let { kind: r, lock: i, cells: a } of e.pieces) i.length !== 0 && a.some((n) => z(e, t, n)) && n.push({
		option: `${r}:${x(a[0])}`,
		lock: i,
		on: { piece: a[0] }
	});
	return n;
}
var za = (e, { lock: t, on: n }, r) => Wr({
	how: "lock",
	by: e.id,
	target: -1,
	dice: 0,
	crystal: 0,
	item: r ? "rope-and-wedges" : "none",
	lock: t,
	gate: n.gate !== void 0,
	flicker: !1
}, n), Ba = [4, 4];
function Va(e, t, n) {
	let r = e.heroes[n].id;
	if (t.door.length > 0) D.tell(() => ({
		type: "lock-broken",
		rule: "DSC-52",
		hero: r,
		what: "door"
	})), Bi(e, e.plan.doors.findIndex(({ a: e, b: n }) => e === t.door[0] && n === t.door[1]), "DS-RULING-35");
	else if (t.gate >= 0) e.gates.splice(t.gate, 1), ti(e), D.tell(() => ({
		type: "lock-broken",
		rule: "DS-RULING-12",
		hero: r,
		what: "portcullis"
	}));
	else {
		let n = Ua(e, t.piece);
		D.tell(() => ({
			type: "lock-broken",
			rule: "DSC-52",
			hero: r,
			what: n.kind
		})), Ha(e, n);
	}
}
function Ha(e, t) {
	t.lock = [];
	let n = Ti(e, t);
	n < 0 || (e.pieces = e.pieces.filter((e) => e !== t), vi(e, n));
}
var Ua = (e, t) => e.pieces.find(({ cells: e }) => e.includes(t));
function Wa(e, t, n, r) {
	if ("door" in t) {
		let i = Math.max(0, Li(e.doors[t.door]) - n);
		e.doors[t.door] = i === 0 ? 1 : 10 + i, D.tell(() => ({
			type: "star-removed",
			rule: r,
			left: i
		})), i === 0 && Bi(e, t.door, "DSC-54");
		return;
	}
	let { piece: i } = t;
	i.stars = Math.max(0, i.stars - n);
	let a = i.stars;
	D.tell(() => ({
		type: "star-removed",
		rule: r,
		left: a
	})), a === 0 && D.tell(() => ({
		type: "seal-opened",
		rule: "DSC-54",
		what: i.kind
	}));
}
var Ga = 2;
function Ka(e, t, n) {
	B(e, t, "healing-draught") && n.add("use:healing-draught", e.heroes[t].wounds === 0 ? "DSC-72" : void 0);
}
function qa(e, t, n) {
	let r = R(e, t);
	if (B(e, t, "lamp-oil")) for (let t of new Set(e.piles)) F(e, r.cell, t) && n.add(`use:lamp-oil:${x(t)}`);
	if (B(e, t, "chalk-of-unsealing")) for (let r of Ja(e, t)) n.add(`use:chalk-of-unsealing:${r}`);
}
function Ja(e, t) {
	let n = R(e, t), r = [];
	for (let { stars: t, cells: i } of e.pieces) t > 0 && F(e, n.cell, i[0]) && r.push(x(i[0]));
	return e.plan.doors.forEach(({ a: t, b: i }, a) => {
		Li(e.doors[a]) > 0 && (n.cell === t || n.cell === i) && r.push(x(n.cell === t ? i : t));
	}), r;
}
function Ya(e, t, n) {
	let r = Ua(e, n);
	if (r !== void 0 && r.stars > 0) return { piece: r };
	let i = e.plan.doors.findIndex(({ a: r, b: i }, a) => Li(e.doors[a]) > 0 && (r === n && i === t || i === n && r === t));
	return i < 0 ? void 0 : { door: i };
}
function Xa(e, t, n) {
	if (!n.startsWith("use:")) return !1;
	let [, r, i] = n.split(":");
	return r === "healing-draught" ? (sa(e, t, r), Ai(e, t, Ga, "DS-LOOT-BARREL-1")) : r === "lamp-oil" ? (sa(e, t, r), e.piles.splice(e.piles.indexOf(S(i)), 1), D.tell(() => ({
		type: "oil-poured",
		rule: "DSC-74",
		hero: e.heroes[t].id,
		cell: i
	}))) : (sa(e, t, "chalk-of-unsealing"), Wa(e, Ya(e, R(e, t).cell, S(i)), 1, "DS-LOOT-CHEST-1")), !0;
}
var Za = (e) => ({
	corners: "either",
	flanks: "cells",
	cells: e
}), Qa = /* @__PURE__ */ new Uint8Array();
function $a(e, t) {
	let n = M(e);
	Qa.length < n.size ? Qa = tr(n) : Qa.fill(0, 0, n.size);
	for (let { cells: r } of e.pieces) for (let e of r) nr(n, Qa, e, t);
	return Qa;
}
function eo(e, t) {
	let n = M(e), r = $a(e, to(t) ? 1 : 4);
	for (let i of e.models) i !== t && nr(n, r, i.cell, 4);
	return r;
}
var to = (e) => Br[e.kind]?.throughFurniture === !0, no = (e) => Br[e.kind]?.flies === !0, ro = (e, t) => br(M(e), t, void 0, Za($a(e, 4)));
function H(e, t) {
	let n = ro(e, t);
	return (e) => wr(n, e) ?? 1e3;
}
var io = 1e3, ao = 4;
function oo(e, t, n, r) {
	let i = M(e), a = eo(e, t);
	if (n.slips || lo(e, t, a), t.hero >= 0) for (let t of e.traps) t.shown && nr(i, a, t.cell, 2);
	if (n.tile >= 0) for (let t of Jn(i)) N(e, t) !== n.tile && nr(i, a, t, 4);
	let o = Math.max(0, n.left);
	if (n.sure || e.slippery.length === 0) return so = br(i, t.cell, o, Za(a), so, r), co(so);
	let s = br(i, t.cell, Math.max(0, Math.min(o, ao - n.gone)), Za(a));
	if (n.slick) return co(s);
	for (let t of e.slippery) for (let e of Jn(i, t)) nr(i, a, e, 4);
	let c = br(i, t.cell, o, Za(a));
	return {
		cells: [.../* @__PURE__ */ new Set([...s.cells, ...c.cells])],
		path: (e) => Tr(s, e) ?? Tr(c, e),
		steps: (e) => wr(s, e) ?? wr(c, e)
	};
}
var so, co = (e) => ({
	cells: e.cells,
	path: (t) => Tr(e, t),
	steps: (t) => wr(e, t)
});
function lo(e, t, n, r) {
	let i = M(e);
	for (let a of e.models) if (a !== r && a.hero >= 0 != t.hero >= 0) for (let e = mr(i, a.cell, "either") & uo[a.facing]; e !== 0; e &= e - 1) nr(i, n, a.cell + E[31 - Math.clz32(e & -e)], 2);
}
var uo = [
	0,
	1,
	2,
	3
].map((e) => E.reduce((t, n, r) => jr(0, e, n) ? t : t | 1 << r, 0)), fo = (e, t, n) => fr(M(e), t.cell, n, Za(eo(e, t)));
function po(e, t) {
	let n = M(e), r = Za($a(e, 4));
	return E.some((e) => fr(n, t, t + e, r));
}
function mo(e, t) {
	for (let n of e.models) if (n.cell === t) return !1;
	for (let { cells: n } of e.pieces) if (n.includes(t)) return !1;
	return !0;
}
var ho = (e, t) => et(e, t.slice()), go = (e) => ({
	proc: "spring",
	at: 0,
	hero: e,
	trap: "none",
	hurt: []
});
function _o(e, t) {
	e.trapDeck.length === 0 && (e.trapDeck = ho(e, e.usedTraps), e.usedTraps = []);
	let n = tt(e, e.trapDeck);
	e.usedTraps.push(n), t.trap = n, D.tell(() => {
		let r = R(e, t.hero)?.cell, { rule: i } = dn[n];
		return {
			type: "trap-sprung",
			rule: i,
			hero: e.heroes[t.hero].id,
			trap: n,
			cell: r === void 0 ? "" : x(r)
		};
	});
}
var vo = (e, t, n) => j("trap", -1, R(e, t).id, { dice: n });
function yo(e, t) {
	let n = e.heroes[t.hero], r = R(e, t.hero);
	if (t.trap === "none" || r === void 0) return;
	let { dice: i } = dn[t.trap];
	switch (t.trap) {
		case "choking-spores": {
			let n = N(e, r.cell), a = e.heroes.flatMap((r, i) => {
				let a = R(e, i);
				return i !== t.hero && a !== void 0 && N(e, a.cell) === n ? [i] : [];
			});
			for (let n of [t.hero, ...a]) D.raise(vo(e, n, i));
			return;
		}
		case "draining-glyph":
			if (k[n.id].spells.length === 0) return vo(e, t.hero, i);
			n.recharge = e.turn.model === r.id ? [2, 2] : [1, 1], D.tell(() => ({
				type: "drained",
				rule: "DS-TRAP-8",
				hero: n.id
			}));
			return;
		default: return i > 0 ? vo(e, t.hero, i) : void 0;
	}
}
function bo(e, t) {
	let n = e.heroes[t.hero], r = R(e, t.hero);
	if (r !== void 0 && pi(n)) switch (t.trap) {
		case "covered-pit":
			n.pit = !0, D.tell(() => ({
				type: "pit",
				rule: "DS-TRAP-1",
				hero: n.id
			}));
			return;
		case "swinging-log":
			t.hurt.includes(t.hero) && So(e, r);
			return;
		case "weighted-net":
			n.netted = e.turn.model === r.id ? 2 : 1, D.tell(() => ({
				type: "netted",
				rule: "DS-TRAP-5",
				hero: n.id
			}));
			return;
		case "alarm-bell":
			D.tell(() => ({
				type: "bell",
				rule: "DS-TRAP-6"
			})), qi(e, "DS-TRAP-6");
			return;
		case "falling-block": return Co(e, r).length > 0 ? {
			proc: "step-aside",
			todo: [t.hero],
			at: 0
		} : void 0;
		case "bone-chute": return {
			proc: "chute",
			todo: [t.hero, t.hero],
			at: 0
		};
		default: return;
	}
}
var xo = D.sequence("spring", [
	_o,
	yo,
	bo
], {
	aslongas: (e) => O(e),
	show: g
});
function So(e, t) {
	let n;
	for (let r of pn) {
		let i = 0;
		for (let n = t.cell; !ni(e, n, r); n += E[r]) i++;
		(n === void 0 || i < n.squares) && (n = {
			side: r,
			squares: i
		});
	}
	let r = t.cell - E[n.side];
	fo(e, t, r) && (t.cell = r, D.tell(() => ({
		type: "pushed",
		rule: "DS-TRAP-3",
		hero: t.kind,
		cell: x(r)
	})), zi(e, r));
}
function Co(e, t) {
	return E.map((e) => t.cell + e).filter((n) => fo(e, t, n));
}
function wo(e, t) {
	let n = E.map((e) => t + e).filter((n) => P(e, n) && F(e, t, n) && !e.pieces.some(({ cells: e }) => e.includes(n)));
	if (n.length < 2) return !1;
	e.pieces.push({
		kind: "block",
		cells: [t],
		lock: [],
		stars: 0,
		emptied: !1,
		goal: "",
		done: !1
	});
	let r = H(e, n[0]);
	return e.pieces.pop(), n.some((e) => r(e) === io);
}
var To = D.eachInTurn("step-aside", {
	who: (e, t) => O(e) && R(e, t) !== void 0 ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		for (let t of Co(e, R(e, n))) r.add(x(t));
	},
	choose(e, t, n, r) {
		let i = R(e, n), a = i.cell;
		i.cell = S(r), zi(e, i.cell), e.plan.doors.some(({ a: e, b: t }) => e === a || t === a) || a === e.plan.exit || wo(e, a) || (e.pieces.push({
			kind: "block",
			cells: [a],
			lock: [],
			stars: 0,
			emptied: !1,
			goal: "",
			done: !1
		}), e.piles = e.piles.filter((e) => e !== a), D.tell(() => ({
			type: "blocked",
			rule: "DS-TRAP-7",
			cell: x(a)
		})));
	}
}), Eo = (e, t) => E.map((e) => t.cell + e).filter((n) => F(e, t.cell, n) && P(e, n) && mo(e, n)), Do = D.eachInTurn("chute", {
	who(e, t) {
		let n = O(e) ? R(e, t) : void 0;
		return n === void 0 || Eo(e, n).length === 0 ? void 0 : 0;
	},
	options(e, t, n, r) {
		let i = Eo(e, R(e, n)), a = i.filter((t) => !e.piles.includes(t));
		for (let e of a.length > 0 ? a : i) r.add(x(e));
	},
	choose(e, t, n, r) {
		Ni(e, S(r)), D.tell(() => ({
			type: "pile-laid",
			rule: "DS-TRAP-9",
			cell: r
		}));
	}
}), Oo = (e) => Math.ceil(e / 2);
function ko(e, t) {
	let n = Da(t).move;
	return t.hero < 0 || (e.heroes[t.hero].pit && (n = Oo(n)), e.turn.model === t.id && e.turn.grasped && (n = Oo(n))), n;
}
var Ao = (e, t, n, r = ko(e, t)) => ({
	proc: "walk",
	model: t.id,
	mode: n,
	max: r,
	gone: 0,
	slick: e.slippery.includes(N(e, t.cell)),
	path: [],
	stopped: !1,
	broke: !1,
	done: !1
}), jo = (e, t) => t.mode === "slip" || no(e), Mo = (e, t) => e.turn.sprinted && t.mode !== "march", No = (e, t, n, r) => ({
	left: n.max - n.gone,
	gone: n.gone,
	slick: n.slick,
	sure: r || no(t),
	slips: jo(t, n),
	tile: A[t.kind]?.stays ? N(e, t.cell) : -1
}), Po = (e, t, n, r = Mo(e, n)) => oo(e, t, No(e, t, n, r));
function Fo(e, t, n, r) {
	return oo(e, t, No(e, t, n, Mo(e, n)), r).path(r);
}
var Io = (e, t, n) => n.gone === 0 && !n.broke && !jo(t, n) && li(e, t);
function Lo(e, t, n) {
	t.cell = n.path.shift(), n.gone++;
	let r = N(e, t.cell);
	if (e.slippery.includes(r) && (n.slick = !0), e.turn.model === t.id && n.mode !== "march" && (e.turn.steps++, r !== e.turn.tile && (e.turn.leftTile = !0)), t.hero < 0) return;
	e.heroes[t.hero].pit = !1;
	let i = e.traps.findIndex(({ cell: e }) => e === t.cell);
	!e.plan.tiles[r].start && !e.searched.includes(r) && e.core.known++, zi(e, t.cell) && (n.path = []), i >= 0 && (e.traps.splice(i, 1), n.stopped = !0, D.raise(go(t.hero))), n.stopped && (n.path = []);
}
var Ro = {
	next(e, t) {
		let n = I(e, t.model);
		if (t.done || n === void 0 || !O(e)) return "done";
		do {
			if (t.gone > 0 && !jo(n, t) && li(e, n) && (t.stopped = !0, e.turn.model === n.id && (e.turn.enteredArc = !0)), t.stopped && (t.path = []), t.path.length === 0) return "wait";
			Lo(e, n, t);
		} while (t.path.length > 0);
		return "on";
	},
	asks(e, t) {
		let n = I(e, t.model);
		return [Ui("walk", n.hero >= 0 ? e.heroes[n.hero].seat : 0)];
	},
	options(e, t, n, r) {
		let i = I(e, t.model), a = i.hero >= 0 ? e.heroes[i.hero] : void 0, o = a?.netted ? "DS-TRAP-5" : di(e, i) ? "DS-FEAT-2" : void 0;
		if (Io(e, i, t)) r.add("break-away", o ?? (t.mode === "hasten" ? "DS-SPELL-3" : t.max === 0 ? "DS-LOOT-BARREL-1" : void 0));
		else if (!t.stopped && o === void 0 && t.gone < t.max) {
			let { cells: n } = Po(e, i, t);
			for (let e of n) r.add(x(e));
			Bo(e, i, t) && Po(e, i, t, !0).cells.length > n.length && r.add("sprint");
		}
		for (let e of Dr) r.add(e);
		a !== void 0 && t.mode === "turn" && (t.gone === 0 && !t.broke && (r.add("feat", ha(e, i.hero)), B(e, i.hero, "salt-rations") && t.max > 0 && r.add("eat", a.wounds === 0 ? "DSC-72" : void 0)), Ka(e, i.hero, r));
	},
	answer(e, t, n, r) {
		let i = I(e, t.model);
		Dr.includes(r) ? (i.facing = kr(r), t.done = !0, D.tell(() => ({
			type: "moved",
			rule: "DSC-18",
			model: i.kind,
			cell: x(i.cell),
			facing: r,
			steps: t.gone
		})), t.mode === "hasten" && zo(e, i)) : r === "break-away" ? Vo(e, i, t) : r === "sprint" ? (e.turn.sprinted = !0, D.tell(() => ({
			type: "sprinted",
			rule: "DS-RULING-39",
			model: i.kind
		}))) : r === "feat" ? (e.turn.feat = !0, t.done = !0) : r === "eat" ? (sa(e, i.hero, "salt-rations"), Ai(e, i.hero, 1, "DS-LOOT-BARREL-1"), e.turn.ate = !0, t.max = 0) : Xa(e, i.hero, r) || (t.path = Fo(e, i, t, S(r)));
	},
	about(e, t) {
		let n = I(e, t.model);
		return {
			model: n.kind,
			cell: x(n.cell),
			left: Math.max(0, t.max - t.gone),
			stopped: t.stopped
		};
	},
	show: (e, t) => ({
		model: t.model,
		mode: t.mode,
		max: t.max,
		gone: t.gone,
		slick: t.slick,
		path: t.path,
		stopped: t.stopped,
		broke: t.broke,
		done: t.done
	}),
	copy: r
};
function zo(e, t) {
	Oi(e, t.hero), O(e) && t.cell === e.plan.exit && _i(e) && D.raise({
		proc: "leave-now",
		todo: [t.hero],
		at: 0
	});
}
var Bo = (e, t, n) => e.slippery.length > 0 && !no(t) && !e.turn.sprinted && n.mode === "turn" && e.turn.model === t.id;
function Vo(e, t, n) {
	n.broke = !0, e.turn.model === t.id && (e.turn.brokeAway = !0);
	let r = si(e, ii(t), t.cell).map(({ id: e }) => e);
	D.tell(() => ({
		type: "broke-away",
		rule: "DSC-21",
		model: t.kind,
		cell: x(t.cell)
	})), D.raise({
		proc: "strike",
		leaver: t.id,
		strikers: r
	});
}
var Ho = (e, t) => ({
	model: e,
	tile: t,
	steps: 0,
	leftTile: !1,
	enteredArc: !1,
	brokeAway: !1,
	sprinted: !1,
	ate: !1,
	grasped: !1,
	feat: !1,
	interrupts: 0,
	crystals: 0
}), Uo = (e, t) => pi(e.heroes[t]) && !e.heroes[t].played, Wo = D.repeat("hero-turns", (e) => e.heroes.some((t, n) => Uo(e, n)) ? {
	proc: "name-hero",
	named: !1
} : void 0, { aslongas: O }), Go = {
	next: (e, t) => t.named || !O(e) ? "done" : "wait",
	asks(e) {
		let t = [];
		return e.heroes.forEach(({ seat: n }, r) => {
			Uo(e, r) && !t.some((e) => e.seat === n) && t.push(Ui("name-hero", n));
		}), t;
	},
	options(e, t, { seat: n }, r) {
		e.heroes.forEach((t, i) => {
			t.seat === n && pi(t) && r.add(t.id, Uo(e, i) ? void 0 : "DSC-2");
		});
	},
	answer(e, t, n, r) {
		t.named = !0, D.raise({
			proc: "hero-turn",
			at: 0,
			hero: e.heroes.findIndex((e) => e.id === r)
		});
	},
	show: (e, t) => ({ named: t.named }),
	copy: (e) => ({
		proc: e.proc,
		named: e.named
	})
}, Ko = (e, { hero: t }) => O(e) && pi(e.heroes[t]);
function qo(e, { hero: t }) {
	let n = R(e, t);
	return e.turn = Ho(n.id, N(e, n.cell)), D.tell(() => ({
		type: "turn",
		rule: "DSC-59",
		hero: e.heroes[t].id
	})), Gi(e) ? {
		proc: "interrupt",
		todo: [t],
		at: 0
	} : void 0;
}
var Jo = D.eachInTurn("interrupt", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		r.add("grasping-hands", e.hand.includes("grasping-hands") ? void 0 : "DS-CMD-6");
		let i = e.hand.includes("sudden-lunge") && e.models.some((t) => t.hero < 0 && Yo(e, t).length > 0);
		r.add("sudden-lunge", i ? void 0 : "DS-CMD-7"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r !== "pass") {
			if (e.turn.interrupts++, Ki(e, r), r === "grasping-hands") e.turn.grasped = !0;
			else return {
				proc: "lunge",
				todo: [n],
				at: 0
			};
		}
	},
	about: (e, t, n) => ({ hero: e.heroes[n].id })
}), Yo = (e, t) => e.models.filter((n) => n.hero >= 0 && z(e, t, n.cell)), Xo = D.eachInTurn("lunge", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of e.models) if (!(t.hero >= 0)) for (let n of Yo(e, t)) r.add(`${t.kind}:${x(t.cell)}:${n.kind}`);
	},
	choose(e, t, n, r) {
		let [, i, a] = r.split(":"), o = e.models.find((e) => e.kind === a);
		return j("fight", L(e, S(i)).id, o.id);
	}
});
function Zo(e, { hero: t }) {
	let n = e.heroes[t];
	if (n.wall = !1, n.shielded = !1, n.id === "wizard") for (let t of e.heroes) t.stone > 0 && t.stone--;
	zi(e, R(e, t).cell);
}
var Qo = (e, { hero: t }) => Ao(e, R(e, t), "turn");
function $o(e, { hero: t }) {
	if (!e.turn.feat) return;
	_a(e, t);
	let n = R(e, t), r = va(e, t);
	return r === "turn-only" ? Ao(e, n, "feat", 0) : Ao(e, n, r);
}
function es(e, { hero: t }) {
	Oi(e, t);
	let n = R(e, t);
	if (O(e) && n !== void 0) return e.turn.feat ? ya(e, t) : {
		proc: "act",
		todo: [n.id],
		at: 0
	};
}
var ts = D.sequence("hero-turn", [
	qo,
	Zo,
	Qo,
	$o,
	es,
	ns
], {
	aslongas: Ko,
	show: g
});
function ns(e, { hero: t }) {
	let n = e.heroes[t];
	n.played = !0, n.netted > 0 && n.netted--, n.recharge = [Math.max(0, n.recharge[0] - 1), Math.max(0, n.recharge[1] - 1)], e.turn.steps === 0 && B(e, t, "tower-shield") && (n.shielded = !0), e.turn = Ho(-1, -1);
}
var rs = (e, t, n = 0) => ({
	id: e.id,
	number: e.number,
	...e.name === void 0 ? {} : { name: e.name },
	commands: e.commands,
	commandCards: e.commandCards,
	raiseLimit: e.raiseLimit,
	raise: e.raise,
	loseAtFirstCripple: e.loseAtFirstCripple,
	rooms: t.tiles.filter(cs).length,
	failures: n,
	goals: e.goals,
	...e.turntable === void 0 ? {} : { turntable: e.turntable }
});
function is(e) {
	let t = as.get(e);
	return t === void 0 && (t = os(e), as.set(e, t)), t;
}
var as = /* @__PURE__ */ new WeakMap();
function os(e) {
	return {
		tiles: e.tiles.map(({ id: t, at: [n, r], size: [i, a], start: o }) => {
			let s = (e) => b(e) >= n && b(e) < n + i && y(e) >= r && y(e) < r + a;
			return {
				id: t,
				x: n,
				y: r,
				w: i,
				h: a,
				start: o === !0,
				minions: e.minions.map(({ kind: e, at: t }) => ({
					kind: e,
					cell: T(t)
				})).filter(({ cell: e }) => s(e)),
				piles: e.bonePiles.map(T).filter(s),
				pieces: e.pieces.map(({ kind: e, at: t, lock: n, stars: r, goal: i }) => ({
					kind: e,
					cells: t.map(T),
					...n === void 0 ? {} : { lock: n },
					...r === void 0 ? {} : { stars: r },
					...i === void 0 ? {} : { goal: i }
				})).filter(({ cells: e }) => s(e[0])),
				traps: e.hiddenTraps.map(T).filter(s)
			};
		}),
		doors: e.doors.map(({ between: e, lock: t, stars: n }) => {
			let [r, i] = e.map(T).sort((e, t) => e - t);
			return {
				a: r,
				b: i,
				...t === void 0 ? {} : { lock: t },
				...n === void 0 ? {} : { stars: n }
			};
		}),
		passages: [],
		startSquares: e.startSquares.map(T),
		exit: e.exit === void 0 ? Hr : T(e.exit)
	};
}
var ss = (e) => e.w * e.h, cs = (e) => !e.start && ss(e) >= 9;
function U(e) {
	let t = ls.get(e);
	return t === void 0 && (t = Array.from({ length: e.w * e.h }, (t, n) => v(e.x + n % e.w, e.y + Math.floor(n / e.w))), ls.set(e, t)), t;
}
var ls = /* @__PURE__ */ new WeakMap(), us = (e, t) => e.map.things.filter((e) => e.what === t).map(({ cells: e }) => S(e[0])), ds = (e) => kn(Mn(e));
function fs(e) {
	let { edges: t } = e.map;
	return [
		...t["open-door"],
		...t.door,
		...t["locked-door"],
		...t["sealed-door"]
	].map((n) => {
		let [r, i] = ds(n), a = e._table.locks.find(({ edge: e }) => e === n);
		return a === void 0 ? {
			a: r,
			b: i,
			state: +!!t.door.includes(n)
		} : a.stars > 0 ? {
			a: r,
			b: i,
			stars: a.stars,
			state: 10 + a.stars
		} : {
			a: r,
			b: i,
			lock: [a.dice, a.armour],
			state: 2
		};
	});
}
var ps = [
	[5, 4],
	[4, 4],
	[4, 3],
	[3, 3],
	[2, 4],
	[4, 2],
	[2, 2],
	[2, 1],
	[1, 2]
], ms = [
	"skeleton",
	"skeleton",
	"zombie",
	"zombie",
	"archer",
	"armoured-zombie",
	"ghost"
], hs = 60;
function gs(e, t) {
	let n = e._table.tiles.map(({ tile: e, at: t, width: n, height: r, start: i }) => ({
		..._s,
		id: e,
		x: b(S(t)),
		y: y(S(t)),
		w: n,
		h: r,
		start: i
	})), r = new Set(n.flatMap(U)), i = fs(e), a = i.map(({ a: e, b: t, lock: n, stars: r }) => ({
		a: e,
		b: t,
		...n === void 0 ? {} : { lock: n },
		...r === void 0 ? {} : { stars: r }
	})), o = new Set(a.flatMap(({ a: e, b: t }) => [e, t])), s = [];
	for (let e of o) r.has(e) || s.push(vs(e, r, s.length, t));
	bs(e, s, o, t);
	let c = Math.max(0, ...e._table.tiles.map(({ n: e }) => e + 1), n.length + s.length), l = Array(c);
	e._table.tiles.forEach(({ n: e }, t) => {
		l[e] = n[t];
	});
	let u = s.slice();
	for (let e = 0; e < c; e++) l[e] ??= u.shift() ?? ys(e);
	l.push(...u);
	let d = new Set(e._table.tiles.map(({ n: e }) => e)), f = us(e, "exit")[0] ?? Ss(e, s, o);
	return {
		plan: {
			tiles: l,
			doors: a,
			passages: e.map.edges["passage-door-open"].map(ds),
			startSquares: e._table.startSquares.map(S),
			exit: f
		},
		revealed: l.map((e, t) => +!!d.has(t)),
		doors: i.map(({ state: e }) => e),
		traps: Cs(e, n, o, t)
	};
}
var _s = {
	minions: [],
	piles: [],
	pieces: [],
	traps: []
};
function vs(e, t, n, r) {
	let i = r(4);
	for (let [a, o] of [...ps.slice(i), [1, 1]]) {
		let i = r(a), s = r(o), c = {
			..._s,
			id: `I${n + 1}`,
			x: b(e) - i,
			y: y(e) - s,
			w: a,
			h: o,
			start: !1
		}, l = U(c);
		if (!l.some((e) => t.has(e))) {
			for (let e of l) t.add(e);
			return c;
		}
	}
	throw Error("a square that nobody has taken is free");
}
var ys = (e) => ({
	..._s,
	id: `N${e}`,
	x: hs,
	y: 2 * e,
	w: 1,
	h: 1,
	start: !1
});
function bs(e, t, n, r) {
	let i = xs(e), a = e.quest.goals.find((e) => e.do === "destroy"), o = a?.do === "destroy" && e.ended === void 0 && !e.map.figures.some(({ what: e }) => e === a.boss);
	for (let e = t.length - 1; e >= 0; e--) {
		let s = t[e], c = U(s).filter((e) => !n.has(e)), l = () => c.length < 4 ? void 0 : c.splice(r(c.length), 1)[0], u = [], d = [], f = (e) => {
			let t = l();
			return t !== void 0 && u.push({
				kind: e,
				cell: t
			}), t !== void 0;
		};
		for (o && a?.do === "destroy" && f(a.boss) && (o = !1); i.length > 0;) {
			let e = l();
			if (e === void 0) break;
			let { kind: t, goal: n, lock: r } = i.shift();
			d.push({
				kind: t,
				cells: [e],
				goal: n,
				...r ? { lock: [2, 2] } : {}
			});
		}
		for (let e = r(3); e > 0; e--) f(ms[r(ms.length)]);
		t[e] = {
			...s,
			minions: u,
			pieces: d
		};
	}
}
function xs(e) {
	let t = [], n = (t) => e.map.things.filter((e) => e.goal === t).length, r = (e, r, i, a) => {
		for (let o = n(r); o < i; o++) t.push({
			kind: e,
			goal: r,
			lock: a
		});
	};
	return e.quest.goals.forEach((t, n) => {
		t.do === "operate" ? r("table", t.piece, t.count, !1) : t.do === "break" ? r("cairn", t.piece, t.count - e.reached[n], !0) : t.do === "take" ? r("locked-chest", t.what, 1, !0) : t.do === "deliver" && "piece" in t.to && r("altar", t.to.piece, 1, !1);
	}), t;
}
function Ss(e, t, n) {
	return e.quest.goals.some((e) => e.do === "leave") ? t.flatMap(U).find((e) => !n.has(e)) ?? 999999 : Hr;
}
function Cs(e, t, n, r) {
	let i = [], a = new Set([...e.map.figures.map(({ cell: e }) => e), ...e.map.things.flatMap(({ cells: e }) => e)].map(S));
	return t.forEach((t, o) => {
		if (t.start || e._table.searched.includes(e._table.tiles[o].n) || r(3) > 0) return;
		let s = U(t).filter((e) => !a.has(e) && !n.has(e));
		s.length > 0 && i.push({
			cell: s[r(s.length)],
			shown: !1
		});
	}), i;
}
var ws = [
	{
		id: "flooded-cellars",
		number: 1,
		commands: 2,
		commandCards: 10,
		raiseLimit: 4,
		raise: ["skeleton", "archer"],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "S",
				at: [0, 0],
				size: [4, 3],
				start: !0
			},
			{
				id: "R1",
				at: [4, 0],
				size: [4, 3]
			},
			{
				id: "R2",
				at: [8, 0],
				size: [4, 3]
			},
			{
				id: "C1",
				at: [0, 3],
				size: [4, 2]
			},
			{
				id: "C2",
				at: [4, 3],
				size: [4, 2]
			},
			{
				id: "C3",
				at: [8, 3],
				size: [4, 2]
			},
			{
				id: "R3",
				at: [0, 5],
				size: [5, 4]
			},
			{
				id: "R4",
				at: [5, 5],
				size: [3, 4]
			},
			{
				id: "R5",
				at: [8, 5],
				size: [4, 4]
			},
			{
				id: "C4",
				at: [0, 9],
				size: [2, 3]
			},
			{
				id: "R6",
				at: [2, 9],
				size: [8, 3]
			},
			{
				id: "C5",
				at: [10, 9],
				size: [2, 3]
			}
		],
		doors: [
			{ between: [[3, 1], [4, 1]] },
			{ between: [[1, 2], [1, 3]] },
			{ between: [[7, 1], [8, 1]] },
			{ between: [[5, 2], [5, 3]] },
			{ between: [[9, 2], [9, 3]] },
			{ between: [[1, 4], [1, 5]] },
			{ between: [[6, 4], [6, 5]] },
			{ between: [[9, 4], [9, 5]] },
			{ between: [[0, 8], [0, 9]] },
			{
				between: [[3, 8], [3, 9]],
				lock: [3, 3]
			},
			{ between: [[10, 8], [10, 9]] },
			{
				between: [[8, 8], [8, 9]],
				lock: [3, 3]
			}
		],
		startSquares: [
			[1, 1],
			[2, 1],
			[1, 0],
			[2, 0]
		],
		minions: [
			{
				kind: "skeleton",
				at: [5, 1]
			},
			{
				kind: "skeleton",
				at: [3, 6]
			},
			{
				kind: "skeleton",
				at: [3, 5]
			},
			{
				kind: "zombie",
				at: [6, 7]
			},
			{
				kind: "archer",
				at: [11, 6]
			},
			{
				kind: "zombie",
				at: [5, 10]
			},
			{
				kind: "zombie",
				at: [7, 11]
			}
		],
		bonePiles: [
			[7, 3],
			[10, 3],
			[4, 6]
		],
		pieces: [
			{
				kind: "barrels",
				at: [[11, 0]]
			},
			{
				kind: "locked-chest",
				at: [[5, 7]],
				lock: [2, 2]
			},
			{
				kind: "weapon-rack",
				at: [[10, 5], [11, 5]]
			},
			{
				kind: "bookcase",
				at: [[5, 11], [6, 11]],
				goal: "ledger"
			}
		],
		hiddenTraps: [[6, 6]],
		goals: [{
			do: "operate",
			piece: "ledger",
			count: 1,
			unless: "minion-beside-piece"
		}]
	},
	{
		id: "bone-orchard",
		number: 2,
		commands: 2,
		commandCards: 18,
		raiseLimit: 5,
		raise: ["skeleton", "archer"],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [4, 3]
			},
			{
				id: "S",
				at: [4, 0],
				size: [3, 3],
				start: !0
			},
			{
				id: "R2",
				at: [7, 0],
				size: [6, 3]
			},
			{
				id: "C1",
				at: [0, 3],
				size: [4, 2]
			},
			{
				id: "R3",
				at: [4, 3],
				size: [5, 2]
			},
			{
				id: "C2",
				at: [9, 3],
				size: [4, 2]
			},
			{
				id: "R4",
				at: [0, 5],
				size: [4, 4]
			},
			{
				id: "C3",
				at: [4, 5],
				size: [1, 4]
			},
			{
				id: "R5",
				at: [5, 5],
				size: [4, 4]
			},
			{
				id: "C4",
				at: [9, 5],
				size: [1, 4]
			},
			{
				id: "R6",
				at: [10, 5],
				size: [3, 4]
			},
			{
				id: "C5",
				at: [0, 9],
				size: [2, 3]
			},
			{
				id: "R7",
				at: [2, 9],
				size: [9, 3]
			},
			{
				id: "C6",
				at: [11, 9],
				size: [2, 3]
			}
		],
		doors: [
			{ between: [[4, 1], [3, 1]] },
			{ between: [[6, 1], [7, 1]] },
			{ between: [[5, 2], [5, 3]] },
			{ between: [[1, 2], [1, 3]] },
			{ between: [[10, 2], [10, 3]] },
			{ between: [[1, 4], [1, 5]] },
			{ between: [[4, 4], [4, 5]] },
			{ between: [[6, 4], [6, 5]] },
			{ between: [[9, 4], [9, 5]] },
			{ between: [[11, 4], [11, 5]] },
			{ between: [[0, 8], [0, 9]] },
			{
				between: [[2, 8], [2, 9]],
				lock: [3, 3]
			},
			{
				between: [[9, 8], [9, 9]],
				lock: [3, 3]
			},
			{ between: [[11, 8], [11, 9]] },
			{ between: [[11, 10], [10, 10]] },
			{ between: [[1, 10], [2, 10]] }
		],
		startSquares: [
			[5, 1],
			[5, 0],
			[4, 0],
			[6, 0]
		],
		minions: [
			{
				kind: "skeleton",
				at: [1, 0]
			},
			{
				kind: "skeleton",
				at: [9, 0]
			},
			{
				kind: "skeleton",
				at: [11, 0]
			},
			{
				kind: "archer",
				at: [8, 3]
			},
			{
				kind: "skeleton",
				at: [3, 6]
			},
			{
				kind: "skeleton",
				at: [6, 7]
			},
			{
				kind: "skeleton",
				at: [8, 6]
			},
			{
				kind: "zombie",
				at: [11, 6]
			},
			{
				kind: "armoured-zombie",
				at: [6, 10]
			}
		],
		bonePiles: [
			[3, 2],
			[8, 4],
			[4, 8],
			[8, 8],
			[8, 11],
			[5, 11]
		],
		pieces: [
			{
				kind: "barrels",
				at: [[0, 0]]
			},
			{
				kind: "chest",
				at: [[10, 5]]
			},
			{
				kind: "weapon-rack",
				at: [[4, 9], [5, 9]]
			},
			{
				kind: "cairn",
				at: [[3, 5]],
				lock: [2, 2],
				goal: "cairn"
			},
			{
				kind: "cairn",
				at: [[8, 5]],
				lock: [2, 2],
				goal: "cairn"
			},
			{
				kind: "cairn",
				at: [[10, 8]],
				lock: [2, 2],
				goal: "cairn"
			}
		],
		hiddenTraps: [[9, 1], [6, 6]],
		exit: [12, 11],
		goals: [{
			do: "break",
			piece: "cairn",
			count: 3
		}, {
			do: "leave",
			count: 2
		}]
	},
	{
		id: "weeping-choir",
		number: 3,
		commands: 3,
		commandCards: 20,
		raiseLimit: 4,
		raise: ["skeleton", "archer"],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [3, 4]
			},
			{
				id: "R2",
				at: [3, 0],
				size: [5, 4]
			},
			{
				id: "S",
				at: [8, 0],
				size: [4, 4],
				start: !0
			},
			{
				id: "C1",
				at: [0, 4],
				size: [8, 1]
			},
			{
				id: "C2",
				at: [8, 4],
				size: [4, 1]
			},
			{
				id: "R3",
				at: [0, 5],
				size: [3, 3]
			},
			{
				id: "R4",
				at: [3, 5],
				size: [4, 3]
			},
			{
				id: "C3",
				at: [7, 5],
				size: [2, 3]
			},
			{
				id: "R5",
				at: [9, 5],
				size: [3, 3]
			},
			{
				id: "C4",
				at: [0, 8],
				size: [4, 2]
			},
			{
				id: "C5",
				at: [4, 8],
				size: [4, 2]
			},
			{
				id: "C6",
				at: [8, 8],
				size: [4, 2]
			},
			{
				id: "R6",
				at: [0, 10],
				size: [5, 4]
			},
			{
				id: "R7",
				at: [5, 10],
				size: [7, 4]
			}
		],
		doors: [
			{ between: [[8, 1], [7, 1]] },
			{ between: [[9, 3], [9, 4]] },
			{ between: [[2, 1], [3, 1]] },
			{ between: [[1, 3], [1, 4]] },
			{ between: [[7, 4], [8, 4]] },
			{ between: [[1, 4], [1, 5]] },
			{ between: [[4, 4], [4, 5]] },
			{ between: [[10, 4], [10, 5]] },
			{ between: [[6, 6], [7, 6]] },
			{ between: [[8, 6], [9, 6]] },
			{ between: [[1, 7], [1, 8]] },
			{ between: [[5, 7], [5, 8]] },
			{ between: [[10, 7], [10, 8]] },
			{ between: [[1, 9], [1, 10]] },
			{
				between: [[6, 9], [6, 10]],
				lock: [2, 2]
			},
			{ between: [[9, 9], [9, 10]] },
			{ between: [[4, 11], [5, 11]] }
		],
		startSquares: [
			[9, 1],
			[10, 1],
			[9, 2],
			[10, 2]
		],
		minions: [
			{
				kind: "ghost",
				at: [0, 1]
			},
			{
				kind: "zombie",
				at: [5, 1]
			},
			{
				kind: "zombie",
				at: [5, 3]
			},
			{
				kind: "skeleton",
				at: [1, 6]
			},
			{
				kind: "skeleton",
				at: [3, 7]
			},
			{
				kind: "skeleton",
				at: [5, 6]
			},
			{
				kind: "archer",
				at: [10, 6]
			},
			{
				kind: "ghost",
				at: [2, 12]
			},
			{
				kind: "ghost",
				at: [7, 12]
			},
			{
				kind: "armoured-zombie",
				at: [9, 12]
			}
		],
		bonePiles: [
			[7, 3],
			[6, 7],
			[7, 9]
		],
		pieces: [
			{
				kind: "locked-chest",
				at: [[0, 0]],
				lock: [2, 2],
				goal: "chime"
			},
			{
				kind: "locked-chest",
				at: [[0, 5]],
				lock: [2, 2],
				goal: "chime"
			},
			{
				kind: "barrels",
				at: [[9, 5]]
			},
			{
				kind: "locked-chest",
				at: [[0, 13]],
				lock: [3, 3],
				goal: "chime"
			},
			{
				kind: "altar",
				at: [[8, 12]],
				goal: "altar"
			}
		],
		hiddenTraps: [[4, 1], [8, 11]],
		goals: [{
			do: "take",
			what: "chime",
			table: !0
		}, {
			do: "deliver",
			what: "chime",
			to: { piece: "altar" },
			count: 3,
			unless: "minion-beside-hero"
		}]
	},
	{
		id: "gluttons-kitchen",
		number: 4,
		commands: 3,
		commandCards: 13,
		raiseLimit: 3,
		raise: ["skeleton", "archer"],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "S",
				at: [0, 0],
				size: [3, 3],
				start: !0
			},
			{
				id: "C1",
				at: [3, 0],
				size: [2, 3]
			},
			{
				id: "R1",
				at: [5, 0],
				size: [5, 3]
			},
			{
				id: "R2",
				at: [10, 0],
				size: [4, 3]
			},
			{
				id: "R3",
				at: [0, 3],
				size: [4, 3]
			},
			{
				id: "R4",
				at: [4, 3],
				size: [4, 3]
			},
			{
				id: "C2",
				at: [8, 3],
				size: [2, 3]
			},
			{
				id: "R5",
				at: [10, 3],
				size: [4, 3]
			},
			{
				id: "C3",
				at: [0, 6],
				size: [4, 2]
			},
			{
				id: "R6",
				at: [4, 6],
				size: [6, 2]
			},
			{
				id: "C4",
				at: [10, 6],
				size: [4, 2]
			},
			{
				id: "R7",
				at: [0, 8],
				size: [6, 4]
			},
			{
				id: "C5",
				at: [6, 8],
				size: [2, 4]
			},
			{
				id: "R8",
				at: [8, 8],
				size: [6, 4]
			}
		],
		doors: [
			{ between: [[2, 1], [3, 1]] },
			{ between: [[1, 2], [1, 3]] },
			{ between: [[4, 1], [5, 1]] },
			{ between: [[9, 1], [10, 1]] },
			{ between: [[6, 2], [6, 3]] },
			{ between: [[11, 2], [11, 3]] },
			{ between: [[7, 4], [8, 4]] },
			{ between: [[9, 4], [10, 4]] },
			{ between: [[1, 5], [1, 6]] },
			{ between: [[5, 5], [5, 6]] },
			{ between: [[11, 5], [11, 6]] },
			{ between: [[1, 7], [1, 8]] },
			{
				between: [[6, 7], [6, 8]],
				lock: [3, 3]
			},
			{ between: [[11, 7], [11, 8]] },
			{ between: [[6, 9], [5, 9]] },
			{ between: [[7, 9], [8, 9]] }
		],
		startSquares: [
			[1, 1],
			[1, 0],
			[0, 1],
			[0, 0]
		],
		minions: [
			{
				kind: "zombie",
				at: [7, 1]
			},
			{
				kind: "zombie",
				at: [5, 0]
			},
			{
				kind: "zombie",
				at: [13, 1]
			},
			{
				kind: "zombie",
				at: [4, 3]
			},
			{
				kind: "zombie",
				at: [6, 4]
			},
			{
				kind: "armoured-zombie",
				at: [13, 5]
			},
			{
				kind: "zombie",
				at: [8, 6]
			},
			{
				kind: "zombie",
				at: [8, 7]
			},
			{
				kind: "armoured-zombie",
				at: [3, 9]
			},
			{
				kind: "zombie",
				at: [1, 10]
			},
			{
				kind: "armoured-zombie",
				at: [10, 10]
			},
			{
				kind: "armoured-zombie",
				at: [12, 10]
			}
		],
		bonePiles: [[3, 5], [13, 7]],
		pieces: [
			{
				kind: "barrels",
				at: [[7, 0]]
			},
			{
				kind: "barrels",
				at: [[3, 3]]
			},
			{
				kind: "table",
				at: [[9, 6], [9, 7]]
			},
			{
				kind: "barrels",
				at: [[3, 8]]
			},
			{
				kind: "locked-chest",
				at: [[13, 8]],
				lock: [3, 3]
			},
			{
				kind: "hearth",
				at: [[12, 0], [13, 0]],
				goal: "hearth"
			},
			{
				kind: "hearth",
				at: [[13, 3], [13, 4]],
				goal: "hearth"
			},
			{
				kind: "hearth",
				at: [[0, 10], [0, 11]],
				goal: "hearth"
			},
			{
				kind: "hearth",
				at: [[8, 11], [9, 11]],
				goal: "hearth"
			}
		],
		hiddenTraps: [[5, 4], [10, 9]],
		goals: [{
			do: "operate",
			piece: "hearth",
			count: 4,
			unless: "hero-in-front-arc"
		}]
	},
	{
		id: "sunken-armoury",
		number: 5,
		commands: 3,
		commandCards: 20,
		raiseLimit: 4,
		raise: [
			"skeleton",
			"archer",
			"dwarf-revenant"
		],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [5, 3]
			},
			{
				id: "C1",
				at: [5, 0],
				size: [2, 3]
			},
			{
				id: "S",
				at: [7, 0],
				size: [3, 3],
				start: !0
			},
			{
				id: "R2",
				at: [10, 0],
				size: [5, 3]
			},
			{
				id: "C2",
				at: [0, 3],
				size: [4, 2]
			},
			{
				id: "R3",
				at: [4, 3],
				size: [7, 2]
			},
			{
				id: "C3",
				at: [11, 3],
				size: [4, 2]
			},
			{
				id: "R4",
				at: [0, 5],
				size: [4, 4]
			},
			{
				id: "R5",
				at: [4, 5],
				size: [3, 4]
			},
			{
				id: "C4",
				at: [7, 5],
				size: [1, 4]
			},
			{
				id: "R6",
				at: [8, 5],
				size: [3, 4]
			},
			{
				id: "R7",
				at: [11, 5],
				size: [4, 4]
			},
			{
				id: "C5",
				at: [0, 9],
				size: [7, 1]
			},
			{
				id: "C6",
				at: [7, 9],
				size: [8, 1]
			},
			{
				id: "R8",
				at: [0, 10],
				size: [6, 3]
			},
			{
				id: "C7",
				at: [6, 10],
				size: [2, 3]
			},
			{
				id: "R9",
				at: [8, 10],
				size: [7, 3]
			}
		],
		doors: [
			{ between: [[7, 1], [6, 1]] },
			{ between: [[8, 2], [8, 3]] },
			{ between: [[9, 1], [10, 1]] },
			{ between: [[5, 1], [4, 1]] },
			{ between: [[1, 2], [1, 3]] },
			{ between: [[12, 2], [12, 3]] },
			{ between: [[1, 4], [1, 5]] },
			{ between: [[5, 4], [5, 5]] },
			{ between: [[7, 4], [7, 5]] },
			{ between: [[9, 4], [9, 5]] },
			{ between: [[12, 4], [12, 5]] },
			{ between: [[1, 8], [1, 9]] },
			{ between: [[5, 8], [5, 9]] },
			{ between: [[12, 8], [12, 9]] },
			{ between: [[7, 8], [7, 9]] },
			{
				between: [[2, 9], [2, 10]],
				lock: [3, 3]
			},
			{
				between: [[11, 9], [11, 10]],
				lock: [3, 3]
			},
			{ between: [[6, 11], [5, 11]] },
			{ between: [[7, 11], [8, 11]] }
		],
		startSquares: [
			[8, 1],
			[8, 0],
			[7, 0],
			[9, 0]
		],
		minions: [
			{
				kind: "skeleton",
				at: [2, 0]
			},
			{
				kind: "skeleton",
				at: [1, 0]
			},
			{
				kind: "archer",
				at: [12, 0]
			},
			{
				kind: "dwarf-revenant",
				at: [7, 3]
			},
			{
				kind: "skeleton",
				at: [3, 7]
			},
			{
				kind: "skeleton",
				at: [3, 8]
			},
			{
				kind: "zombie",
				at: [5, 6]
			},
			{
				kind: "archer",
				at: [9, 8]
			},
			{
				kind: "zombie",
				at: [14, 7]
			},
			{
				kind: "zombie",
				at: [14, 8]
			},
			{
				kind: "dwarf-revenant",
				at: [2, 12]
			},
			{
				kind: "armoured-zombie",
				at: [11, 12]
			},
			{
				kind: "armoured-zombie",
				at: [13, 11]
			}
		],
		bonePiles: [
			[4, 2],
			[0, 8],
			[7, 7],
			[0, 12],
			[14, 12]
		],
		pieces: [
			{
				kind: "barrels",
				at: [[0, 0]]
			},
			{
				kind: "weapon-rack",
				at: [[3, 5], [3, 6]],
				goal: "royal-weapon"
			},
			{
				kind: "weapon-rack",
				at: [[14, 5], [14, 6]],
				goal: "royal-weapon"
			},
			{
				kind: "weapon-rack",
				at: [[0, 10], [0, 11]],
				goal: "royal-weapon"
			},
			{
				kind: "magic-chest",
				at: [[14, 10]],
				stars: 2
			}
		],
		hiddenTraps: [
			[6, 3],
			[1, 6],
			[11, 11]
		],
		goals: [{
			do: "take",
			what: "royal-weapon",
			table: !1
		}, {
			do: "deliver",
			what: "royal-weapon",
			to: { tile: "S" },
			count: 2
		}]
	},
	{
		id: "turning-stair",
		number: 6,
		commands: 3,
		commandCards: 21,
		raiseLimit: 5,
		raise: [
			"skeleton",
			"archer",
			"dwarf-revenant"
		],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [4, 3]
			},
			{
				id: "R2",
				at: [4, 0],
				size: [3, 3]
			},
			{
				id: "C1",
				at: [7, 0],
				size: [2, 3]
			},
			{
				id: "R3",
				at: [9, 0],
				size: [6, 3]
			},
			{
				id: "C2",
				at: [0, 3],
				size: [2, 3]
			},
			{
				id: "R4",
				at: [2, 3],
				size: [5, 3]
			},
			{
				id: "S",
				at: [7, 3],
				size: [3, 3],
				start: !0
			},
			{
				id: "R5",
				at: [10, 3],
				size: [5, 3]
			},
			{
				id: "R6",
				at: [0, 6],
				size: [5, 2]
			},
			{
				id: "C3",
				at: [5, 6],
				size: [4, 2]
			},
			{
				id: "R7",
				at: [9, 6],
				size: [6, 2]
			},
			{
				id: "R8",
				at: [0, 8],
				size: [4, 3]
			},
			{
				id: "C4",
				at: [4, 8],
				size: [2, 3]
			},
			{
				id: "R9",
				at: [6, 8],
				size: [5, 3]
			},
			{
				id: "R10",
				at: [11, 8],
				size: [4, 3]
			}
		],
		doors: [
			{ between: [[8, 3], [8, 2]] },
			{ between: [[7, 4], [6, 4]] },
			{ between: [[9, 4], [10, 4]] },
			{ between: [[8, 5], [8, 6]] },
			{ between: [[7, 1], [6, 1]] },
			{ between: [[8, 1], [9, 1]] },
			{ between: [[3, 1], [4, 1]] },
			{ between: [[0, 2], [0, 3]] },
			{ between: [[0, 5], [0, 6]] },
			{ between: [[4, 6], [5, 6]] },
			{
				between: [[7, 7], [7, 8]],
				lock: [3, 3]
			},
			{ between: [[12, 5], [12, 6]] },
			{ between: [[1, 7], [1, 8]] },
			{ between: [[4, 9], [3, 9]] },
			{ between: [[5, 9], [6, 9]] },
			{ between: [[12, 7], [12, 8]] },
			{
				between: [[10, 9], [11, 9]],
				lock: [3, 3]
			}
		],
		startSquares: [
			[8, 4],
			[7, 3],
			[9, 3],
			[7, 5]
		],
		minions: [
			{
				kind: "dwarf-revenant",
				at: [1, 0]
			},
			{
				kind: "skeleton",
				at: [5, 1]
			},
			{
				kind: "armoured-zombie",
				at: [11, 1]
			},
			{
				kind: "armoured-zombie",
				at: [13, 1]
			},
			{
				kind: "skeleton",
				at: [4, 4]
			},
			{
				kind: "skeleton",
				at: [2, 4]
			},
			{
				kind: "archer",
				at: [12, 3]
			},
			{
				kind: "zombie",
				at: [2, 6]
			},
			{
				kind: "zombie",
				at: [10, 6]
			},
			{
				kind: "zombie",
				at: [14, 6]
			},
			{
				kind: "ghost",
				at: [1, 10]
			},
			{
				kind: "dwarf-revenant",
				at: [8, 10]
			},
			{
				kind: "archer",
				at: [13, 10]
			}
		],
		bonePiles: [
			[0, 0],
			[2, 5],
			[8, 7],
			[14, 7],
			[10, 10],
			[6, 10]
		],
		pieces: [
			{
				kind: "locked-chest",
				at: [[14, 0]],
				lock: [3, 3]
			},
			{
				kind: "barrels",
				at: [[14, 3]]
			},
			{
				kind: "magic-chest",
				at: [[0, 10]],
				stars: 1
			},
			{
				kind: "weapon-rack",
				at: [[14, 8], [14, 9]]
			},
			{
				kind: "winch",
				at: [[2, 3]],
				goal: "winch"
			}
		],
		hiddenTraps: [
			[5, 4],
			[12, 4],
			[8, 9]
		],
		exit: [14, 10],
		turntable: {
			tile: "S",
			odd: ["n", "s"],
			even: ["w", "e"]
		},
		goals: [{
			do: "operate",
			piece: "winch",
			count: 1,
			unless: "hero-in-front-arc"
		}, {
			do: "leave",
			count: "all"
		}]
	},
	{
		id: "iron-vaults",
		number: 7,
		commands: 4,
		commandCards: 24,
		raiseLimit: 5,
		raise: [
			"skeleton",
			"archer",
			"dwarf-revenant"
		],
		loseAtFirstCripple: !0,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [4, 4]
			},
			{
				id: "C1",
				at: [4, 0],
				size: [2, 4]
			},
			{
				id: "S",
				at: [6, 0],
				size: [4, 4],
				start: !0
			},
			{
				id: "C2",
				at: [10, 0],
				size: [2, 4]
			},
			{
				id: "R2",
				at: [12, 0],
				size: [4, 4]
			},
			{
				id: "R3",
				at: [0, 4],
				size: [5, 3]
			},
			{
				id: "R4",
				at: [5, 4],
				size: [6, 3]
			},
			{
				id: "R5",
				at: [11, 4],
				size: [5, 3]
			},
			{
				id: "C3",
				at: [0, 7],
				size: [8, 1]
			},
			{
				id: "C4",
				at: [8, 7],
				size: [8, 1]
			},
			{
				id: "R6",
				at: [0, 8],
				size: [3, 3]
			},
			{
				id: "R7",
				at: [3, 8],
				size: [5, 3]
			},
			{
				id: "R8",
				at: [8, 8],
				size: [5, 3]
			},
			{
				id: "R9",
				at: [13, 8],
				size: [3, 3]
			},
			{
				id: "C5",
				at: [0, 11],
				size: [4, 2]
			},
			{
				id: "C6",
				at: [4, 11],
				size: [4, 2]
			},
			{
				id: "C7",
				at: [8, 11],
				size: [4, 2]
			},
			{
				id: "C8",
				at: [12, 11],
				size: [4, 2]
			},
			{
				id: "R10",
				at: [0, 13],
				size: [6, 4]
			},
			{
				id: "C9",
				at: [6, 13],
				size: [2, 4]
			},
			{
				id: "R11",
				at: [8, 13],
				size: [8, 4]
			}
		],
		doors: [
			{ between: [[6, 1], [5, 1]] },
			{ between: [[9, 1], [10, 1]] },
			{ between: [[7, 3], [7, 4]] },
			{ between: [[4, 1], [3, 1]] },
			{ between: [[11, 1], [12, 1]] },
			{ between: [[1, 3], [1, 4]] },
			{ between: [[13, 3], [13, 4]] },
			{ between: [[2, 6], [2, 7]] },
			{ between: [[6, 6], [6, 7]] },
			{ between: [[13, 6], [13, 7]] },
			{ between: [[7, 7], [8, 7]] },
			{ between: [[1, 7], [1, 8]] },
			{ between: [[5, 7], [5, 8]] },
			{ between: [[10, 7], [10, 8]] },
			{ between: [[14, 7], [14, 8]] },
			{ between: [[1, 10], [1, 11]] },
			{ between: [[5, 10], [5, 11]] },
			{ between: [[9, 10], [9, 11]] },
			{ between: [[14, 10], [14, 11]] },
			{ between: [[1, 12], [1, 13]] },
			{ between: [[6, 12], [6, 13]] },
			{ between: [[9, 12], [9, 13]] },
			{ between: [[13, 12], [13, 13]] },
			{ between: [[6, 14], [5, 14]] },
			{ between: [[7, 14], [8, 14]] }
		],
		startSquares: [
			[7, 1],
			[8, 1],
			[7, 2],
			[8, 2]
		],
		minions: [
			{
				kind: "skeleton",
				at: [1, 1]
			},
			{
				kind: "skeleton",
				at: [3, 3]
			},
			{
				kind: "zombie",
				at: [14, 1]
			},
			{
				kind: "zombie",
				at: [15, 3]
			},
			{
				kind: "armoured-zombie",
				at: [3, 4]
			},
			{
				kind: "skeleton",
				at: [9, 5]
			},
			{
				kind: "skeleton",
				at: [5, 4]
			},
			{
				kind: "archer",
				at: [10, 5]
			},
			{
				kind: "zombie",
				at: [11, 5]
			},
			{
				kind: "ghost",
				at: [3, 9]
			},
			{
				kind: "zombie",
				at: [12, 9]
			},
			{
				kind: "zombie",
				at: [8, 8]
			},
			{
				kind: "archer",
				at: [14, 9]
			},
			{
				kind: "dwarf-revenant",
				at: [3, 14]
			},
			{
				kind: "skeleton",
				at: [1, 15]
			},
			{
				kind: "warden",
				at: [11, 14]
			},
			{
				kind: "armoured-zombie",
				at: [13, 15]
			},
			{
				kind: "armoured-zombie",
				at: [11, 16]
			}
		],
		bonePiles: [
			[0, 1],
			[4, 6],
			[10, 6],
			[2, 10],
			[7, 12],
			[5, 16],
			[0, 16]
		],
		pieces: [
			{
				kind: "barrels",
				at: [[15, 0]]
			},
			{
				kind: "locked-chest",
				at: [[11, 4]],
				lock: [2, 2]
			},
			{
				kind: "weapon-rack",
				at: [[0, 8], [0, 9]]
			},
			{
				kind: "locked-chest",
				at: [[13, 8]],
				lock: [3, 3]
			},
			{
				kind: "magic-chest",
				at: [[3, 13]],
				stars: 2
			}
		],
		hiddenTraps: [
			[2, 5],
			[7, 5],
			[10, 9],
			[12, 14]
		],
		goals: [{
			do: "destroy",
			boss: "warden"
		}]
	},
	{
		id: "last-throne",
		number: 8,
		commands: 4,
		commandCards: 13,
		raiseLimit: 6,
		raise: [
			"skeleton",
			"archer",
			"dwarf-revenant"
		],
		loseAtFirstCripple: !1,
		tiles: [
			{
				id: "R1",
				at: [0, 0],
				size: [5, 3]
			},
			{
				id: "C1",
				at: [5, 0],
				size: [2, 3]
			},
			{
				id: "S",
				at: [7, 0],
				size: [4, 3],
				start: !0
			},
			{
				id: "C2",
				at: [11, 0],
				size: [2, 3]
			},
			{
				id: "R2",
				at: [13, 0],
				size: [5, 3]
			},
			{
				id: "R3",
				at: [0, 3],
				size: [4, 4]
			},
			{
				id: "R4",
				at: [4, 3],
				size: [4, 4]
			},
			{
				id: "C3",
				at: [8, 3],
				size: [2, 4]
			},
			{
				id: "R5",
				at: [10, 3],
				size: [4, 4]
			},
			{
				id: "R6",
				at: [14, 3],
				size: [4, 4]
			},
			{
				id: "C4",
				at: [0, 7],
				size: [4, 2]
			},
			{
				id: "R7",
				at: [4, 7],
				size: [10, 2]
			},
			{
				id: "C5",
				at: [14, 7],
				size: [4, 2]
			},
			{
				id: "R8",
				at: [0, 9],
				size: [6, 3]
			},
			{
				id: "C6",
				at: [6, 9],
				size: [2, 3]
			},
			{
				id: "R9",
				at: [8, 9],
				size: [4, 3]
			},
			{
				id: "R10",
				at: [12, 9],
				size: [6, 3]
			},
			{
				id: "C7",
				at: [0, 12],
				size: [6, 1]
			},
			{
				id: "C8",
				at: [6, 12],
				size: [6, 1]
			},
			{
				id: "C9",
				at: [12, 12],
				size: [6, 1]
			},
			{
				id: "R11",
				at: [0, 13],
				size: [5, 5]
			},
			{
				id: "R12",
				at: [5, 13],
				size: [8, 5]
			},
			{
				id: "R13",
				at: [13, 13],
				size: [5, 5]
			}
		],
		doors: [
			{ between: [[7, 1], [6, 1]] },
			{ between: [[10, 1], [11, 1]] },
			{ between: [[8, 2], [8, 3]] },
			{ between: [[5, 1], [4, 1]] },
			{ between: [[12, 1], [13, 1]] },
			{ between: [[1, 2], [1, 3]] },
			{ between: [[15, 2], [15, 3]] },
			{ between: [[3, 4], [4, 4]] },
			{ between: [[7, 4], [8, 4]] },
			{ between: [[9, 4], [10, 4]] },
			{ between: [[13, 4], [14, 4]] },
			{
				between: [[8, 6], [8, 7]],
				lock: [3, 3]
			},
			{ between: [[1, 6], [1, 7]] },
			{ between: [[15, 6], [15, 7]] },
			{ between: [[1, 8], [1, 9]] },
			{ between: [[6, 8], [6, 9]] },
			{ between: [[9, 8], [9, 9]] },
			{ between: [[15, 8], [15, 9]] },
			{ between: [[2, 11], [2, 12]] },
			{
				between: [[9, 11], [9, 12]],
				lock: [3, 3]
			},
			{ between: [[14, 11], [14, 12]] },
			{ between: [[2, 12], [2, 13]] },
			{
				between: [[8, 12], [8, 13]],
				stars: 3
			},
			{ between: [[15, 12], [15, 13]] },
			{
				between: [[4, 15], [5, 15]],
				lock: [3, 3]
			},
			{
				between: [[12, 15], [13, 15]],
				lock: [3, 3]
			}
		],
		startSquares: [
			[8, 1],
			[9, 1],
			[8, 0],
			[9, 0]
		],
		minions: [
			{
				kind: "skeleton",
				at: [2, 0]
			},
			{
				kind: "skeleton",
				at: [2, 2]
			},
			{
				kind: "archer",
				at: [15, 0]
			},
			{
				kind: "skeleton",
				at: [17, 1]
			},
			{
				kind: "zombie",
				at: [3, 6]
			},
			{
				kind: "zombie",
				at: [1, 4]
			},
			{
				kind: "dwarf-revenant",
				at: [5, 6]
			},
			{
				kind: "ghost",
				at: [11, 6]
			},
			{
				kind: "zombie",
				at: [17, 4]
			},
			{
				kind: "zombie",
				at: [17, 6]
			},
			{
				kind: "armoured-zombie",
				at: [11, 7]
			},
			{
				kind: "armoured-zombie",
				at: [4, 7]
			},
			{
				kind: "archer",
				at: [5, 10]
			},
			{
				kind: "skeleton",
				at: [3, 9]
			},
			{
				kind: "ghost",
				at: [11, 10]
			},
			{
				kind: "zombie",
				at: [13, 9]
			},
			{
				kind: "zombie",
				at: [17, 10]
			},
			{
				kind: "dwarf-revenant",
				at: [2, 15]
			},
			{
				kind: "necromancer",
				at: [8, 16]
			},
			{
				kind: "armoured-zombie",
				at: [15, 15]
			}
		],
		bonePiles: [
			[4, 2],
			[17, 2],
			[7, 6],
			[13, 8],
			[4, 8],
			[5, 11],
			[4, 17],
			[12, 17],
			[5, 17]
		],
		pieces: [
			{
				kind: "weapon-rack",
				at: [[0, 0], [1, 0]]
			},
			{
				kind: "barrels",
				at: [[17, 0]]
			},
			{
				kind: "magic-chest",
				at: [[10, 6]],
				stars: 1
			},
			{
				kind: "barrels",
				at: [[17, 3]]
			},
			{
				kind: "locked-chest",
				at: [[5, 9]],
				lock: [2, 2]
			},
			{
				kind: "locked-chest",
				at: [[12, 9]],
				lock: [3, 3]
			},
			{
				kind: "magic-chest",
				at: [[0, 13]],
				stars: 2
			},
			{
				kind: "weapon-rack",
				at: [[17, 13], [17, 14]]
			}
		],
		hiddenTraps: [
			[5, 4],
			[9, 7],
			[9, 10],
			[8, 14]
		],
		goals: [{
			do: "destroy",
			boss: "necromancer"
		}]
	}
], Ts = [
	"minion-beside-piece",
	"hero-in-front-arc",
	"minion-beside-hero"
], Es = ["chime", "royal-weapon"], Ds = (e) => typeof e == "object" && !!e && !Array.isArray(e), W = (e, t, n) => Number.isInteger(e) && e >= t && e <= n, Os = (e) => Array.isArray(e) && e.length === 2 && W(e[0], 0, 40) && W(e[1], 0, 40), ks = (e) => Array.isArray(e) && e.length === 2 && W(e[0], 2, 6) && W(e[1], 0, 5), As = (e) => typeof e == "string" && /^[a-z][a-z0-9-]{0,39}$/.test(e), js = 40, Ms = 6, Ns = 24, Ps = 12;
function Fs(e) {
	if (e === void 0) return { value: {} };
	let t = [];
	if (!Ds(e)) return { faults: [nt("DS-GIVEN-1", "given", "not-an-adventure")] };
	for (let n of Object.keys(e)) n !== "adventure" && n !== "campaign" && t.push(nt("DS-GIVEN-1", `given.${n}`, "unknown-field"));
	let n = (e) => (n, r, i) => void t.push(nt(e, `given.${n}`, r, i));
	return e.adventure !== void 0 && (Is(e.adventure, n("DS-GIVEN-1")), t.length === 0 && Bs(e.adventure, n)), e.campaign !== void 0 && Gs(e.campaign, n("DS-GIVEN-6")), t.length > 0 ? { faults: t } : { value: e };
}
function Is(e, t) {
	if (!Ds(e)) {
		t("adventure", "not-an-adventure");
		return;
	}
	let n = (e, n) => {
		n || t(`adventure.${e}`, "wrong-field");
	}, r = (r, i) => {
		let a = e[r];
		Array.isArray(a) ? a.forEach((e, n) => {
			i(e) || t(`adventure.${r}[${n}]`, "wrong-field");
		}) : n(r, !1);
	};
	n("id", As(e.id)), n("number", W(e.number, 0, 8)), n("commands", W(e.commands, 1, Ms)), n("commandCards", W(e.commandCards, 5, Ns)), n("raiseLimit", W(e.raiseLimit, 0, Ps)), n("loseAtFirstCripple", typeof e.loseAtFirstCripple == "boolean"), r("raise", (e) => Ir.includes(e)), r("tiles", (e) => Ds(e) && typeof e.id == "string" && e.id.length <= 6 && Os(e.at) && Ls(e.size)), r("doors", (e) => Ds(e) && Rs(e.between) && (e.lock === void 0 || ks(e.lock)) && (e.stars === void 0 || W(e.stars, 1, 5))), r("startSquares", Os), r("minions", (e) => Ds(e) && [...Ir, ...Lr].includes(e.kind) && Os(e.at)), r("bonePiles", Os), r("hiddenTraps", Os), r("pieces", (e) => Ds(e) && ba.includes(e.kind) && Array.isArray(e.at) && e.at.length > 0 && e.at.every(Os) && (e.lock === void 0 || ks(e.lock)) && (e.stars === void 0 || W(e.stars, 1, 5)) && (e.goal === void 0 || As(e.goal))), r("goals", zs), n("exit", e.exit === void 0 || Os(e.exit)), n("turntable", e.turntable === void 0);
}
var Ls = (e) => Array.isArray(e) && e.length === 2 && W(e[0], 1, 18) && W(e[1], 1, 18), Rs = (e) => Array.isArray(e) && e.length === 2 && e.every(Os);
function zs(e) {
	if (!Ds(e)) return !1;
	let t = e.unless === void 0 || Ts.includes(e.unless);
	switch (e.do) {
		case "operate": return As(e.piece) && W(e.count, 1, 9) && t;
		case "break": return As(e.piece) && W(e.count, 1, 9);
		case "leave": return e.count === "all" || W(e.count, 1, 4);
		case "take": return Es.includes(e.what) && typeof e.table == "boolean";
		case "deliver": return Es.includes(e.what) && W(e.count, 1, 9) && t && Ds(e.to);
		case "destroy": return Lr.includes(e.boss);
		default: return !1;
	}
}
function Bs(e, t) {
	Vs(e, t("DS-GIVEN-2")), Hs(e, t("DS-GIVEN-3")), Us(e, t("DS-GIVEN-4")), Ws(e, t("DS-GIVEN-5"));
}
function Vs(e, t) {
	(e.tiles.length < 2 || e.tiles.length > js) && t("adventure.tiles", "wrong-number-of-tiles");
	let n = /* @__PURE__ */ new Map();
	e.tiles.forEach((r, i) => {
		e.tiles.findIndex(({ id: e }) => e === r.id) !== i && t(`adventure.tiles[${i}]`, "same-name");
		for (let a of U(is({
			...e,
			tiles: [r]
		}).tiles[0])) {
			let e = n.get(a);
			if (e !== void 0 && e !== r.id) {
				t(`adventure.tiles[${i}]`, "tiles-overlap", { tile: e });
				return;
			}
			n.set(a, r.id);
		}
	});
	let r = e.tiles.filter((e) => e.start);
	if (r.length !== 1) {
		t("adventure.tiles", "one-start-tile");
		return;
	}
	let i = new Set(e.startSquares.map(T)), a = [...i].some((e) => n.get(e) !== r[0].id);
	(i.size < 4 || a) && t("adventure.startSquares", "start-squares");
}
function Hs(e, t) {
	let { tiles: n } = is(e), r = (e) => n.findIndex((t) => U(t).includes(e)), i = /* @__PURE__ */ new Set([n.findIndex((e) => e.start)]), a = e.doors.map(({ between: [e, n] }, i) => {
		let [a, o] = [T(e), T(n)], s = [r(a), r(o)];
		return (En(a, o) === void 0 || s[0] < 0 || s[1] < 0 || s[0] === s[1]) && t(`adventure.doors[${i}]`, "door-leads-nowhere"), s;
	});
	for (let e = 0; e < n.length; e++) for (let [e, t] of a) (i.has(e) || i.has(t)) && i.add(e).add(t);
	n.forEach((e, n) => {
		i.has(n) || t(`adventure.tiles[${n}]`, "tile-not-reached", { tile: e.id });
	});
}
function Us(e, t) {
	let { tiles: n, doors: r } = is(e), i = new Set(n.filter((e) => e.start).flatMap(U)), a = new Set(n.flatMap(U)), o = new Set(r.flatMap(({ a: e, b: t }) => [e, t])), s = /* @__PURE__ */ new Set(), c = (e, n) => {
		let r = T(n);
		!a.has(r) || i.has(r) ? t(e, "not-on-a-tile") : o.has(r) ? t(e, "before-a-door") : s.has(r) && t(e, "square-taken"), s.add(r);
	};
	e.minions.forEach(({ at: e }, t) => {
		c(`adventure.minions[${t}]`, e);
	}), e.bonePiles.forEach((e, t) => {
		c(`adventure.bonePiles[${t}]`, e);
	}), e.hiddenTraps.forEach((e, t) => {
		c(`adventure.hiddenTraps[${t}]`, e);
	}), e.pieces.forEach(({ kind: e, at: n }, r) => {
		for (let e of n) c(`adventure.pieces[${r}]`, e);
		n.length !== xa[e].squares && t(`adventure.pieces[${r}]`, "wrong-size");
	}), e.exit !== void 0 && !a.has(T(e.exit)) && t("adventure.exit", "not-on-a-tile");
}
function Ws(e, t) {
	e.goals.length === 0 && t("adventure.goals", "no-goal");
	let n = (t) => e.pieces.filter((e) => e.goal === t).length, r = (t) => {
		switch (t.do) {
			case "operate":
			case "break": return n(t.piece) < t.count;
			case "take": return n(t.what) === 0;
			case "leave": return e.exit === void 0;
			case "destroy": return !e.minions.some(({ kind: e }) => e === t.boss);
			case "deliver": {
				let { to: r } = t;
				return !("piece" in r ? n(r.piece) > 0 : e.tiles.some(({ id: e }) => e === r.tile)) || n(t.what) < t.count;
			}
		}
	};
	e.goals.forEach((e, n) => {
		r(e) && t(`adventure.goals[${n}]`, "goal-without-its-piece");
	});
}
function Gs(e, t) {
	if (!Ds(e)) {
		t("campaign", "wrong-field");
		return;
	}
	W(e.adventure, 1, 8) || t("campaign.adventure", "wrong-field"), W(e.hours, -1, 99) && e.hours !== 0 || t("campaign.hours", "no-hours-left"), W(e.failures, 0, 99) || t("campaign.failures", "wrong-field");
	let n = Array.isArray(e.heroes) ? e.heroes : void 0;
	n === void 0 ? t("campaign.heroes", "wrong-field") : n.forEach((e, n) => {
		Ds(e) && Nr.includes(e.id) && W(e.gold, 0, 999) && W(e.glory, 0, 999) && Array.isArray(e.items) && e.items.every((e) => Xi.includes(e)) && Array.isArray(e.crystals) && e.crystals.length <= 2 && e.crystals.every((e) => W(e, 1, 3)) || t(`campaign.heroes[${n}]`, "wrong-field");
	});
}
var Ks = 15, qs = 8, Js = (e = Ks) => ({
	adventure: 1,
	hours: e,
	failures: 0,
	heroes: []
}), Ys = (e) => ({
	id: e.id,
	gold: e.gold,
	glory: e.glory,
	items: e.items.filter((e) => e !== "chime" && e !== "royal-weapon"),
	crystals: e.crystals.slice()
});
function Xs(e, t) {
	let n = t.slice();
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t >= 0;
	});
}
function Zs(e) {
	let t = e.campaign ?? Js(), n = e.ended === "goal", r = e.heroes.map((t) => {
		let r = Ys(t), i = e.kit.find(({ id: e }) => e === t.id) ?? r;
		return n ? r : {
			...i,
			items: Xs(i.items, r.items),
			crystals: Xs(i.crystals, r.crystals)
		};
	}), i = t.heroes.filter(({ id: e }) => !r.some((t) => t.id === e));
	return {
		adventure: n ? t.adventure + 1 : t.adventure,
		hours: t.hours < 0 ? -1 : t.hours - 1,
		failures: n ? 0 : t.failures + 1,
		heroes: [...r, ...i]
	};
}
var Qs = (e) => e.adventure > qs ? "won" : e.hours === 0 ? "lost" : "goes-on";
function $s(e) {
	let t = e.heroes.slice().sort((e, t) => t.glory - e.glory);
	return t.map(({ id: e, glory: n }) => ({
		id: e,
		glory: n,
		place: 1 + t.filter((e) => e.glory > n).length
	}));
}
var ec = {
	legacy: Zs,
	readLegacy(e) {
		let t = Fs({ campaign: typeof e == "object" && e && Qs(e) !== "goes-on" ? {
			...e,
			adventure: 1,
			hours: 1
		} : e });
		return "faults" in t ? t : { value: e };
	},
	given: (e, t) => ({ campaign: e ?? Js(tc(t)) }),
	summary(e) {
		let t = Qs(e), n = {
			key: "next",
			params: {
				adventure: e.adventure,
				hours: e.hours,
				failures: e.failures
			}
		}, r = $s(e).map(({ id: t, glory: n }) => ({
			key: "hero",
			params: {
				what: t,
				gold: e.heroes.find((e) => e.id === t).gold,
				glory: n
			}
		}));
		return [t === "goes-on" ? n : {
			key: t,
			params: {}
		}, ...r];
	}
}, tc = (e) => {
	let t = e?.hours;
	return Number.isInteger(t) && t >= -1 && t <= 99 && t !== 0 ? t : Ks;
}, nc = (e) => Nr.slice(0, 4).map((t) => t === e ? "thief" : t), rc = (e, t, n) => ({
	id: e,
	seat: t,
	wounds: 0,
	gold: n,
	glory: 0,
	items: [],
	spent: [],
	crystals: [],
	feat: "ready",
	played: !1,
	gone: "no",
	recharge: [0, 0],
	pit: !1,
	netted: 0,
	silencedTo: 0,
	stone: 0,
	shielded: !1,
	wall: !1
});
function ic(e) {
	let t = e.settings, { campaign: n } = e.given, r = e.given.adventure ?? (n === void 0 ? ws.find(({ id: e }) => e === t.adventure) : ws[n.adventure - 1]), i = is(r), a = rs(r, i, n?.failures ?? 0), o = e.seats - 1, s = Math.min(4, Math.max(0, r.number - 1)), c = a.goals.some((e) => e.do === "destroy"), l = i.doors.map(Ri);
	return {
		core: e.core,
		settings: t,
		quest: a,
		plan: i,
		layout: qr({
			plan: i,
			quest: a,
			round: 1,
			doors: l,
			gates: []
		}),
		round: 1,
		revealed: i.tiles.map((e) => +!!e.start),
		searched: [],
		slippery: [],
		doors: l,
		gates: [],
		models: [],
		nextModel: 0,
		piles: [],
		pieces: [],
		traps: i.tiles.flatMap((e) => e.traps.map((e) => ({
			cell: e,
			shown: !1
		}))),
		heroes: nc(t.thief).map((e, t) => ac(rc(e, 1 + t % o, s), n)),
		turn: Ho(-1, -1),
		hand: [],
		commandDeck: et(e, tn(c)).slice(0, a.commandCards),
		usedCommands: [],
		commands: 0,
		cards: 0,
		silenced: 0,
		prisoners: 0,
		searchDeck: [],
		usedSearch: [],
		whispered: 0,
		faces: ho(e, rn),
		usedFaces: [],
		trapDeck: et(e, fn()),
		usedTraps: [],
		deckChanges: [],
		groups: [],
		torch: 0,
		surge: !1,
		skipDraw: !1,
		reached: a.goals.map(() => 0),
		bossKiller: -1,
		ended: "none",
		doomed: "none",
		kit: [],
		...n === void 0 ? {} : { campaign: n }
	};
}
function ac(e, t) {
	if (t === void 0) return e;
	let n = t.heroes.find(({ id: t }) => t === e.id);
	return {
		...e,
		gold: n?.gold ?? 0,
		glory: n?.glory ?? 0,
		items: n?.items.slice() ?? [],
		crystals: n?.crystals.slice() ?? []
	};
}
function oc(e) {
	e.kit = e.heroes.map(Ys);
}
var sc = (e, t = e.deckChanges) => cn(sn(e.quest.rooms, e.settings.rounding), [...ln(e.quest.failures), ...t]), cc = D.eachInTurn("change-deck", {
	who: (e) => e.settings.search && e.settings.deckChanges > 0 ? 0 : void 0,
	options(e, t, n, r) {
		let i = sc(e), a = e.settings.deckChanges - e.deckChanges.length;
		for (let e of nn) if (i[e] !== 0) for (let t of nn) t !== e && r.add(`${e}:${t}`, a > 0 ? void 0 : "DS-DECK-8");
		r.add("done");
	},
	choose(e, t, n, r) {
		if (r === "done") return;
		let [i, a] = r.split(":");
		return e.deckChanges.push({
			from: i,
			to: a
		}), "again";
	},
	about: (e) => ({ left: e.settings.deckChanges - e.deckChanges.length })
});
function lc(e) {
	if (e.settings.search) {
		let t = sc(e);
		e.searchDeck = ho(e, nn.flatMap((e) => Array(t[e]).fill(e))), D.tell(() => ({
			type: "deck-built",
			rule: "DS-DECK-2",
			cards: e.searchDeck.length
		}));
	}
	for (let t = 0; t < 3; t++) qi(e, "DSC-10");
}
var uc = D.eachInTurn("buy", {
	who: (e, t) => e.heroes[t].gold > 0 ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		let { gold: i, crystals: a } = e.heroes[n];
		for (let e of Xi) {
			let { price: t } = Yi[e];
			t > 0 && r.add(e, t > i ? "DSC-102" : void 0);
		}
		Zi.forEach((e, t) => {
			r.add(`crystal-${t + 1}`, e > i ? "DSC-102" : a.length >= 2 ? "DSC-90" : void 0);
		}), r.add("done");
	},
	choose(e, t, n, r) {
		if (r === "done") return;
		let i = e.heroes[n], a = r.startsWith("crystal-") ? Number(r.slice(-1)) : 0;
		return i.gold -= a > 0 ? Zi[a - 1] : Yi[r].price, a > 0 ? oa(e, n, a, "DSC-102") : ia(e, n, r, "DSC-102"), "again";
	},
	about: (e, t, n) => ({
		hero: e.heroes[n].id,
		gold: e.heroes[n].gold
	})
}), dc = (e) => ({
	proc: "buy",
	todo: e.heroes.map((e, t) => t),
	at: 0
}), fc = (e) => {
	let t = e.plan.startSquares, n = U(e.plan.tiles.find((e) => e.start)).filter((e) => !t.includes(e));
	return [...t, ...n].filter((t) => mo(e, t));
}, pc = D.eachInTurn("deploy", {
	who: (e, t) => O(e) && !e.models.some((e) => e.hero === t) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		r.add("default");
		for (let t of fc(e)) r.add(x(t));
	},
	choose(e, t, n, r) {
		if (r !== "default") return {
			proc: "face",
			todo: [mc(e, n, S(r))],
			at: 0
		};
		e.heroes.forEach((t, n) => {
			e.models.some((e) => e.hero === n) || mc(e, n, fc(e)[0]);
		});
	},
	about: (e, t, n) => ({ hero: e.heroes[n].id })
});
function mc(e, t, n) {
	let r = e.nextModel++, i = e.heroes[t].id;
	return e.models.push({
		id: r,
		kind: i,
		hero: t,
		cell: n,
		facing: 2,
		wounds: 0,
		acted: !1,
		fresh: !1,
		group: -1,
		rust: 0,
		shroud: !1,
		called: 0
	}), D.tell(() => ({
		type: "deployed",
		rule: "DSC-58",
		hero: i,
		cell: x(n)
	})), r;
}
function hc(e) {
	for (let t of e.models.slice()) t.hero >= 0 && zi(e, t.cell);
}
var gc = (e, t) => ({
	what: t.kind,
	cell: x(t.cell),
	facing: Or(t.facing),
	id: t.id,
	seat: t.hero >= 0 ? e.heroes[t.hero].seat : 0,
	active: t.id === e.turn.model,
	acted: t.acted,
	fresh: t.fresh,
	shroud: t.shroud,
	...t.wounds > 0 ? { wounds: t.wounds } : {},
	...t.group === -1 ? {} : { group: t.group + 1 },
	...t.rust > 0 ? { rust: t.rust } : {},
	...t.called > 0 ? { called: t.called } : {}
}), _c = (e, t) => ({
	id: e.id,
	kind: e.what,
	hero: t.findIndex(({ id: t }) => t === e.what),
	cell: S(e.cell),
	facing: kr(e.facing),
	wounds: e.wounds ?? 0,
	acted: e.acted,
	fresh: e.fresh,
	group: e.group === void 0 ? -1 : e.group - 1,
	rust: e.rust ?? 0,
	shroud: e.shroud,
	called: e.called ?? 0
}), vc = (e) => e.join("/"), yc = (e) => ({
	what: e.kind,
	cells: e.cells.map(x),
	...e.lock.length > 0 ? { lock: vc(e.lock) } : {},
	...e.stars > 0 ? { stars: e.stars } : {},
	...e.emptied ? { emptied: !0 } : {},
	...e.goal === "" ? {} : { goal: e.goal },
	...e.done ? { done: !0 } : {}
}), bc = (e) => e.what in xa ? {
	kind: e.what,
	cells: e.cells.map(S),
	lock: e.lock?.split("/").map(Number) ?? [],
	stars: e.stars ?? 0,
	emptied: e.emptied === !0,
	goal: e.goal ?? "",
	done: e.done === !0
} : void 0, xc = (e) => {
	let [t, n] = e.recharge;
	return {
		id: e.id,
		seat: e.seat,
		wounds: e.wounds,
		gold: e.gold,
		glory: e.glory,
		items: e.items,
		spent: e.spent,
		crystals: e.crystals,
		feat: e.feat,
		played: e.played,
		pit: e.pit,
		shielded: e.shielded,
		wall: e.wall,
		...e.gone === "no" ? {} : { gone: e.gone },
		...t + n === 0 ? {} : { recharge: {
			...t > 0 ? { fireburst: t } : {},
			...n > 0 ? { stoneskin: n } : {}
		} },
		...e.netted > 0 ? { netted: e.netted } : {},
		...e.silencedTo > 0 ? { silencedTo: e.silencedTo } : {},
		...e.stone > 0 ? { stone: e.stone } : {}
	};
}, Sc = (e) => ({
	...rc(e.id, e.seat, e.gold),
	...e,
	items: e.items.slice(),
	spent: e.spent.slice(),
	crystals: e.crystals.slice(),
	recharge: [e.recharge?.fireburst ?? 0, e.recharge?.stoneskin ?? 0]
}), Cc = /* @__PURE__ */ new WeakMap();
function wc(e) {
	let t = Cc.get(e);
	if (t !== void 0) return t;
	let { id: n, number: r, failures: i, ...a } = e, o = {
		id: n,
		...r > 0 ? { number: r } : {},
		...a,
		...i > 0 ? { failures: i } : {}
	};
	return Cc.set(e, o), o;
}
var Tc = (e) => ({
	...e,
	number: e.number ?? 0,
	failures: e.failures ?? 0
}), Ec = ({ id: e, x: t, y: n, w: r, h: i }) => `${e} ${x(v(t, n))}–${x(v(t + r - 1, n + i - 1))}`, Dc = (e, t) => `${x(e)}/${x(t)}`, Oc = (e, t, n, r) => `${Dc(e, t)} ${r > 0 ? `★${r}` : vc(n)}`;
function kc(e, t, n) {
	return {
		tiles: e.tiles.flatMap((e, n) => t(n) ? [] : [Ac(e)]),
		doors: e.doors.flatMap(({ a: e, b: t, lock: r, stars: i }) => n(e) || n(t) ? [] : [r === void 0 && i === void 0 ? Dc(e, t) : Oc(e, t, r, i ?? 0)]),
		...e.exit === 999999 || n(e.exit) ? {} : { exit: x(e.exit) }
	};
}
var Ac = (e) => ({
	tile: Ec(e),
	minions: e.minions.map(({ kind: e, cell: t }) => ({
		what: e,
		cell: x(t)
	})),
	pieces: e.pieces.map(({ kind: e, cells: t, lock: n, stars: r, goal: i }) => ({
		what: e,
		cells: t.map(x),
		...n === void 0 ? {} : { lock: vc(n) },
		...r === void 0 ? {} : { stars: r },
		...i === void 0 ? {} : { goal: i }
	})),
	piles: e.piles.map(x)
});
function jc(e, t, n, r) {
	let i = n === 0, a = e._table, o = Tc(e.quest), s = e._settings, c = i ? Mc(e) : gs(e, r), l = Nc(tn(o.goals.some((e) => e.do === "destroy")), e.usedCommands), u = e.hand?.slice() ?? Fc(l, e.cardsInHand, r);
	if (e.hand !== void 0) for (let t of e.hand) l.splice(l.indexOf(t), 1);
	let d = e.map.edges.portcullis.map(ds), { plan: f, doors: p, revealed: m } = c;
	return {
		core: t,
		settings: s,
		quest: o,
		plan: f,
		layout: qr({
			plan: f,
			quest: o,
			round: e.round,
			doors: p,
			gates: d
		}),
		round: e.round,
		revealed: m,
		searched: a.searched.slice(),
		slippery: a.slippery.slice(),
		doors: p,
		gates: d,
		models: e.map.figures.map((t) => _c(t, e.heroes)),
		nextModel: a.nextModel,
		piles: us(e, "bone-pile"),
		pieces: e.map.things.flatMap((e) => bc(e) ?? []),
		traps: [...us(e, "trap").map((e) => ({
			cell: e,
			shown: !0
		})), ...c.traps],
		heroes: e.heroes.map(Sc),
		turn: e._turn ?? Ho(-1, -1),
		hand: u.sort((e, t) => Qt.indexOf(e) - Qt.indexOf(t)),
		commandDeck: Fc(l, e.commandDeckLeft, r),
		usedCommands: e.usedCommands.slice(),
		commands: e.commandsLeft,
		cards: a.cardsPlayed,
		silenced: e.silenced ?? 0,
		prisoners: e.prisoners ?? 0,
		searchDeck: Ic(e, r),
		usedSearch: e.usedSearch.slice(),
		whispered: e.whispered?.length ?? 0,
		faces: Pc(Nc(rn, e.usedFaces), r),
		usedFaces: e.usedFaces.slice(),
		trapDeck: Pc(Nc(fn(), e.usedTraps), r),
		usedTraps: e.usedTraps.slice(),
		deckChanges: e.deckChanges?.slice() ?? [],
		groups: a.groups.slice(),
		torch: a.torch,
		surge: e.surge,
		skipDraw: e.skipDraw,
		reached: e.reached.slice(),
		bossKiller: a.bossKiller,
		ended: e.ended ?? "none",
		doomed: a.doomed,
		kit: a.kit.slice(),
		...a.campaign === void 0 ? {} : { campaign: a.campaign }
	};
}
function Mc(e) {
	let t = e._plan, n = new Set(e._table.tiles.map(({ n: e }) => e)), r = new Map(fs(e).map(({ a: e, b: t, state: n }) => [`${e} ${t}`, n]));
	return {
		plan: t,
		revealed: t.tiles.map((e, t) => +!!n.has(t)),
		doors: t.doors.map(({ a: e, b: t, lock: n, stars: i }) => r.get(`${e} ${t}`) ?? (i === void 0 ? n === void 0 ? 1 : 2 : 10 + i)),
		traps: (e.hiddenTraps ?? []).map((e) => ({
			cell: S(e),
			shown: !1
		}))
	};
}
function Nc(e, t) {
	let n = e.slice();
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function Pc(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
function Fc(e, t, n) {
	return Pc(e, n), e.splice(0, t);
}
function Ic(e, t) {
	if (e.searchDeck !== void 0) {
		let n = (e.whispered ?? []).slice().reverse();
		return [...Pc(Nc(e.searchDeck, n), t), ...n];
	}
	let n = cn(sn(e.quest.rooms, e._settings.rounding), ln(e.quest.failures ?? 0)), r = Pc(Nc(nn.flatMap((e) => Array(n[e]).fill(e)), e.usedSearch), t);
	for (; r.length < e.searchDeckLeft;) r.push("empty");
	return r.slice(0, e.searchDeckLeft);
}
var G = (e, t, n = {}, r = "DS-AIO-20") => ({
	option: e,
	reasons: [{
		key: t,
		params: n,
		rule: r
	}]
}), Lc = (e, t) => ({
	option: e,
	reasons: [{
		key: "held-back",
		params: { card: t },
		rule: "DS-AIO-20",
		kept: !0
	}]
}), Rc = (e) => Math.round(100 * e), zc = "nobody";
function K(e, t, n) {
	let r = -Infinity, i = [];
	for (let n of e) {
		let e = t(n);
		e < r || (e > r && (i = []), r = e, i.push(n));
	}
	return i[i.length > 1 ? n(i.length) : 0];
}
var q = (e) => e.split(":"), J = (e) => S(q(e).find((e) => /^-?[a-z]{1,2}-?\d+$/.test(e))), Bc = (e, t) => L(e, J(t)), Vc = (e, t) => e.core.stack.findLast((e) => e.proc === t), Hc = (e, t, n, r = zc) => G(e, t.why, {
	chance: Rc(t.chance),
	hero: t.target < 0 ? zc : n.heroes[t.target].id,
	cell: x(t.cell),
	second: r
});
function Uc(e, t) {
	return e.models.filter((n) => ai(t, n) && (z(e, t, n.cell) || Wc(e, t, n)));
}
function Wc(e, t, n) {
	if (!Aa(e, t, "spear")) return !1;
	let r = E[t.facing], i = t.cell + r;
	return n.cell !== i + r || L(e, i) !== void 0 || e.pieces.some(({ cells: e }) => e.includes(i)) ? !1 : !ni(e, t.cell, t.facing) && !ni(e, i, t.facing);
}
var Gc = (e) => Br[e]?.skeletal === !0;
function Kc(e) {
	let { raiseKinds: t } = e.settings;
	return t === "skeletons" ? ["skeleton"] : t === "all" ? [
		"skeleton",
		"archer",
		"dwarf-revenant"
	] : e.quest.raise;
}
function qc(e, t) {
	if (Yc(e) === 0) return "DSC-39";
	let n = Vr[t];
	return n !== void 0 && Jc(e, (e) => e.kind === t) >= n ? "DSC-86" : void 0;
}
function Jc(e, t) {
	let n = 0;
	for (let r of e.models) t(r) && n++;
	return n;
}
var Yc = (e) => Math.max(0, e.quest.raiseLimit - Jc(e, (e) => Gc(e.kind))), Xc = (e) => e.piles.filter((t, n) => e.piles.indexOf(t) === n && P(e, t) && L(e, t) === void 0), Zc = (e, t, n) => Xc(e).filter((e) => C(t, e) <= n), Qc = D.eachInTurn("raise-kind", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, { free: n }, r) {
		for (let t of Kc(e)) {
			let i = t === "dwarf-revenant";
			r.add(t, qc(e, t) ?? (i && (n || e.commands < 2) ? "DSC-86" : void 0));
		}
	},
	choose(e, t, { cell: n, free: r, strikes: i }, a) {
		let o = a;
		return r || (e.commands -= o === "dwarf-revenant" ? 2 : 1), {
			proc: "raise",
			at: 0,
			cell: n,
			kind: o,
			strikes: i,
			model: -1
		};
	},
	about: (e, t, { cell: n }) => ({ cell: x(n) })
}), $c = D.eachInTurn("raise-pile", {
	who: (e, { near: t }) => O(e) && el(e, t).length > 0 ? 0 : void 0,
	options(e, t, { near: n }, r) {
		for (let t of el(e, n)) r.add(x(t));
		r.add("pass");
	},
	choose(e, t, { free: n, strikes: r }, i) {
		if (i !== "pass") return {
			proc: "raise-kind",
			todo: [{
				cell: S(i),
				free: n,
				strikes: r
			}],
			at: 0
		};
	}
});
function el(e, t) {
	return Kc(e).some((t) => t !== "dwarf-revenant" && qc(e, t) === void 0) ? t === 999999 ? Xc(e) : Zc(e, t, na.range) : [];
}
function tl(e, t) {
	e.piles.splice(e.piles.indexOf(t.cell), 1);
	let n = Fi(e, t.kind, t.cell, -1);
	return t.model = n.id, D.tell(() => ({
		type: "raised",
		rule: "DSC-87",
		model: t.kind,
		cell: x(t.cell)
	})), {
		proc: "face",
		todo: [n.id],
		at: 0
	};
}
function nl(e, t) {
	if (!e.settings.raiseFreeStrike) return;
	let n = si(e, !1, t.cell).map(({ id: e }) => e);
	return n.length === 0 ? void 0 : {
		proc: "strike",
		leaver: t.model,
		strikers: n
	};
}
var rl = D.sequence("raise", [
	tl,
	nl,
	(e, t) => {
		let n = t.strikes ? I(e, t.model) : void 0;
		return n === void 0 || Uc(e, n).length === 0 ? void 0 : {
			proc: "rise-strike",
			todo: [t.model],
			at: 0
		};
	}
], {
	aslongas: (e) => O(e),
	show: g
}), il = D.eachInTurn("rise-strike", {
	who: (e, t) => O(e) && I(e, t) !== void 0 ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of Uc(e, I(e, n))) r.add(`${t.kind}:${x(t.cell)}`);
		r.add("pass");
	},
	choose(e, t, n, r) {
		return r === "pass" ? void 0 : j("fight", n, e.models.find((e) => e.cell === S(r.split(":")[1])).id);
	}
}), al = D.repeat("calling", (e, t) => {
	let n = I(e, t.boss);
	if (!(n === void 0 || t.at >= na.piles)) return {
		proc: "raise-pile",
		todo: [{
			free: !0,
			strikes: !1,
			near: n.cell
		}],
		at: 0
	};
}, {
	aslongas: (e) => O(e),
	show: g
}), ol = 8, sl = (e, t) => t === ol ? e.settings.longRange : t, cl = (e, t, n, r) => ai(t, n) && C(t.cell, n.cell) <= sl(e, r) && Mr(t.cell, t.facing, n.cell) && Sa(e, t.cell, n.cell);
function ll(e, t) {
	let { shoot: n, range: r } = Da(t);
	return n === 0 ? [] : ul(e, t, r);
}
var ul = (e, t, n) => e.models.filter((r) => cl(e, t, r, n)).map((e) => `${e.kind}:${x(e.cell)}`), dl = Object.keys(Yi).filter((e) => Yi[e].shot !== void 0);
function fl(e, t, n) {
	pl(e), pl(n);
	let r = 0;
	for (let i = 0; i < e.length; i++) {
		let a = e[i];
		if (a <= t) break;
		(i >= n.length || a > n[i]) && r++;
	}
	return r;
}
function pl(e) {
	for (let t = 1; t < e.length; t++) {
		let n = e[t], r = t;
		for (; r > 0 && e[r - 1] < n; r--) e[r] = e[r - 1];
		e[r] = n;
	}
}
var ml = /* @__PURE__ */ new Map();
function hl(e, t, n) {
	let r = e + 10 * t + 100 * n, i = ml.get(r);
	return i === void 0 && (i = _l(e, t, n), ml.set(r, i)), i;
}
function gl(e, t, n, r) {
	let i = hl(t, n, r), a = 0;
	for (let t = e; t < i.length; t++) a += i[t];
	return a;
}
function _l(e, t, n) {
	let r = Array(e + 1).fill(0), i = vl(e), a = vl(n);
	for (let e of i) for (let n of a) r[fl(e.dice, t, n.dice)] += e.ways * n.ways;
	let o = 6 ** (e + n);
	return r.map((e) => e / o);
}
function vl(e) {
	let t = [], n = (r, i) => {
		if (r.length === e) t.push({
			dice: r,
			ways: yl(r)
		});
		else for (let e = i; e >= 1; e--) n([...r, e], e);
	};
	return n([], 6), t;
}
function yl(e) {
	let t = 1, n = 0;
	for (let r = 0; r < e.length; r++) n = r > 0 && e[r] === e[r - 1] ? n + 1 : 1, t = t * (r + 1) / n;
	return t;
}
function bl(e, t) {
	let n = b(t) - b(e), r = y(t) - y(e);
	return Math.abs(n) > Math.abs(r) ? n > 0 ? 1 : 3 : r > 0 ? 2 : 0;
}
function xl(e, t) {
	let { dice: n, armour: r, defence: i } = Pa(e, t);
	return gl(1, n, r, i);
}
function Sl(e, t, n, r) {
	let i = e.heroes[t], a = 10 * n;
	return i.wounds + 1 === Oa(e, i) && (a += 5 * n), i.wounds + 1 >= k[i.id].crippledAt && r !== "easy" && (a += 100 * n), r === "hard" && (a += i.wounds), a;
}
var Cl = [
	0,
	1,
	2,
	3
], wl = 3, Tl = 8, Y = (e) => e.models.filter((e) => e.hero >= 0), El = (e) => Da(e).shoot > 0 || A[e.kind]?.casts === !0;
function Dl(e, t, n, r = Ol(e, t.cell)) {
	let i = t.facing, a = -Infinity, o = t.facing, s = Y(e);
	for (let o of Cl) {
		t.facing = o;
		let c = n !== void 0 && z(e, t, n) ? 1e3 : 0;
		for (let n of s) c += z(e, t, n.cell) ? 20 : oi(e, t, n.cell) ? -1 : 0;
		let l = n ?? r;
		l !== void 0 && bl(t.cell, l) === o && (c += .5), c > a && ([i, a] = [o, c]);
	}
	return t.facing = o, i;
}
function Ol(e, t) {
	let n, r = Infinity;
	return e.plan.doors.forEach(({ a: i, b: a }, o) => {
		if (e.doors[o] === 0) for (let e of [i, a]) {
			let i = C(e, t);
			e !== t && i < r && ([n, r] = [e, i]);
		}
	}), n;
}
function kl(e, t) {
	let n = jl(e), r = /* @__PURE__ */ new Set();
	if (n.length === 0) return r;
	let i = ro(e, n);
	for (let n of Y(e)) {
		let e = Tr(i, n.cell);
		if (!(e === void 0 || e.length > t)) for (let t of e) t !== n.cell && r.add(t);
	}
	return r;
}
function Al(e, t) {
	let n = kl(e, Tl);
	if (n.size === 0) return n;
	let r = new Set(n);
	for (let { a: n, b: i } of e.plan.doors) if (e.models.some((e) => e !== t && e.hero < 0 && (e.cell === n || e.cell === i))) for (let e of [n, i]) r.delete(e);
	return r;
}
function jl(e) {
	let t = [];
	return e.quest.goals.forEach((n, r) => {
		if (!(n.do === "take" ? !e.quest.goals.every((t, n) => hi(e, n)) : gi(e, r) && !hi(e, r))) return;
		let i = n.do === "deliver" && e.heroes.some((e) => e.items.includes(n.what));
		for (let r of e.pieces) {
			let e = n.do === "operate" || n.do === "break" ? n.piece : n.do === "take" ? n.what : "", a = i && "piece" in n.to ? n.to.piece : "";
			r.goal === "" || r.goal !== e && r.goal !== a || r.done || r.emptied || t.push(r.cells[0]);
		}
		n.do === "leave" && N(e, e.plan.exit) >= 0 && t.push(e.plan.exit);
	}), t;
}
function Ml(e, t, n, r) {
	let i = t.cell, a = t.facing, o = (n.gone !== 0 || n.broke || n.mode === "slip" || !li(e, t)) && !n.stopped && !di(e, t) && n.gone < n.max ? Po(e, t, n) : void 0, s = o === void 0 ? [i] : [i, ...o.cells], c = H(e, Y(e).map((e) => e.cell)), l = Al(e, t), u = [];
	for (let n of s) t.cell = n, u.push(Nl(e, t, r, c(n), l.has(n), n === i ? 0 : o.steps(n)));
	return t.cell = i, t.facing = a, u;
}
function Nl(e, t, n, r, i, a) {
	let { cell: o } = t, s = ci(e, !1, o), c = t.facing, l, u = (r, i, c) => {
		let u = xl(e, c), d = Sl(e, i.hero, u, n), f = ci(e, !0, i.cell) - +!!z(e, t, i.cell) == 1 && z(e, t, i.cell), p = El(t) ? Pl(e, o) : 0, m = d + (f ? .01 : 0) + .001 * p - 5e-4 * s - 1e-6 * a;
		if (l !== void 0 && m <= l.rank) return;
		let h = e.heroes[i.hero].wounds >= 4 ? "cripple" : oi(e, i, o) ? "rear" : f ? "outnumber" : "attack";
		l = {
			value: d,
			rank: m,
			cell: o,
			facing: t.facing,
			target: i.hero,
			how: r,
			chance: u,
			why: h
		};
	}, d = (e, n, r = 0) => ({
		how: e,
		by: t.id,
		target: n.id,
		dice: r,
		crystal: 0,
		item: "none",
		flicker: !1
	}), { shoot: f, range: p } = Da(t), m = A[t.kind];
	for (let n of Y(e)) t.facing = bl(o, n.cell), z(e, t, n.cell) && u("fight", n, d("fight", n)), f > 0 && s === 0 && cl(e, t, n, p) && u("shoot", n, d("shoot", n)), m?.casts && cl(e, t, n, ta.range) && u("bolt", n, d("spell", n, ta.dice));
	if (t.facing = c, m?.casts && t.called === 0 && Math.min(Zc(e, o, na.range).length, Yc(e)) >= 2) return {
		value: 20,
		rank: 20 - 1e-6 * a,
		cell: o,
		facing: t.facing,
		target: -1,
		how: "call",
		chance: 1,
		why: "attack"
	};
	if (m?.casts && s >= 2 && !t.shroud) return {
		value: 12,
		rank: 12 - 1e-6 * a,
		cell: o,
		facing: t.facing,
		target: -1,
		how: "shroud",
		chance: 1,
		why: "keep-away"
	};
	if (l !== void 0) return l;
	let h = m?.stays === !0 && !Y(e).some((t) => N(e, t.cell) === N(e, o)) ? a === 0 ? .1 : 0 : Math.max(.1, 2 - .1 * r) + +!!i;
	return {
		value: h,
		rank: h + (El(t) && s > 0 ? -.5 : 0) - 5e-4 * s - 1e-6 * a,
		cell: o,
		facing: t.facing,
		target: -1,
		how: "move",
		chance: 0,
		why: i ? "block" : "approach"
	};
}
var Pl = (e, t) => Y(e).reduce((e, n) => Math.min(e, C(n.cell, t)), 99);
function Fl(e, t, n, r) {
	let i = (e) => e.reduce((e, t) => t.rank > e.rank ? t : e), a = i(Ml(e, t, n, r));
	if (n.gone !== 0 || n.broke || !li(e, t) || di(e, t)) return {
		...a,
		breakAway: !1
	};
	let o = i(Ml(e, t, {
		...n,
		broke: !0
	}, r));
	return o.target >= 0 && o.value >= a.value + wl ? {
		...o,
		breakAway: !0
	} : {
		...a,
		breakAway: !1
	};
}
var Il = (e, t) => Ao(e, t, "turn"), Ll = 1e3;
function Rl(e, t) {
	let n = Y(e).some((e) => C(e.cell, t) <= 5), r = e.settings.raiseFreeStrike ? Y(e).filter((n) => z(e, n, t)).length : 0, i = kl(e, Ll), a = e.plan.doors.some(({ a: n, b: r }, a) => e.doors[a] === 0 && (n === t || r === t) && (i.has(n) || i.has(r)));
	return 3 + (n ? 2 : 0) + +!!a - 3 * r;
}
function zl(e, t) {
	return e.models.filter((e) => e.hero < 0 && !e.acted && !e.fresh).map((n) => ({
		model: n,
		plan: Fl(e, n, Il(e, n), t)
	})).sort((e, t) => t.plan.rank - e.plan.rank);
}
var Bl = (e, t) => zl(e, t)[0]?.plan.value ?? 0;
function Vl(e, t, n, r) {
	if (n.how !== "fight") return 0;
	let i = {
		cell: t.cell,
		facing: t.facing
	};
	[t.cell, t.facing] = [n.cell, n.facing];
	let a = 0;
	for (let i of r) {
		let { model: r, plan: o } = i;
		if (r === t || o.target !== n.target || o.how !== "fight" || o.cell === n.cell) continue;
		let s = {
			cell: r.cell,
			facing: r.facing
		};
		[r.cell, r.facing] = [o.cell, o.facing];
		let c = Y(e).find((e) => e.hero === n.target), l = Sl(e, n.target, xl(e, j("fight", r.id, c.id).attack), "hard");
		[r.cell, r.facing] = [s.cell, s.facing], a = Math.max(a, l - o.value);
	}
	return [t.cell, t.facing] = [i.cell, i.facing], a;
}
var Hl = (e) => `command:${e.kind}:${x(e.cell)}`;
function Ul(e, t, n) {
	let r = zl(e, n), i = new Map(r.map((e) => [Hl(e.model), e]));
	return t.filter((e) => e !== "end" && !e.startsWith("card:")).map((t) => {
		if (t.startsWith("raise:")) return {
			option: t,
			value: Rl(e, J(t))
		};
		let a = i.get(t);
		if (a === void 0) return {
			option: t,
			value: 0
		};
		let o = n === "hard" ? Vl(e, a.model, a.plan, r) : 0;
		return {
			option: t,
			value: a.plan.rank + o,
			plan: a.plan
		};
	});
}
var Wl = { dice: 2 };
function Gl(e, t, n) {
	let r = Xc(e);
	switch (t) {
		case "second-wind": return zl(e, n)[Math.max(0, e.commands)]?.plan.value ?? 0;
		case "march": return Kl(e);
		case "rise": return Math.max(0, ...r.map((t) => Rl(e, t)));
		case "rise-and-strike": return Math.max(0, ...r.map((t) => Rl(e, t) + ql(e, t, n)));
		case "clatter-of-bones": return e.piles.filter((t) => Y(e).some((e) => C(e.cell, t) <= 6)).length < 2 ? 2 : .5;
		case "dark-draught": {
			let t = e.models.find((e) => A[e.kind] !== void 0);
			return t === void 0 || t.wounds === 0 ? 0 : t.wounds >= 4 ? 8 : 4;
		}
		case "whisper": return +(e.searched.length < e.quest.rooms);
		default: return 0;
	}
}
function Kl(e) {
	let t = H(e, Y(e).map((e) => e.cell));
	return .3 * e.models.filter((e) => e.hero < 0 && !e.fresh && t(e.cell) < 1e3).map((e) => Math.min(en.squares, Math.max(0, t(e.cell) - 1))).sort((e, t) => t - e).slice(0, en.models).reduce((e, t) => e + t, 0);
}
function ql(e, t, n) {
	let r = 0;
	for (let i of Y(e)) {
		if (C(i.cell, t) !== 1) continue;
		let { armour: a, defence: o } = Pa(e, j("spell", i.id, i.id, { dice: Wl.dice }).attack);
		r = Math.max(r, Sl(e, i.hero, gl(1, Wl.dice, a, o), n));
	}
	return r;
}
function Jl(e, t) {
	return e.commandDeck.length <= 1 ? 1 : Math.max(1, 6 - e.hand.length) + (t === "easy" ? 2 : t === "hard" ? -1 : 0);
}
function Yl(e, t, n, r) {
	let i = Jl(e, n), a = /* @__PURE__ */ new Map();
	for (let r of t) {
		if (!r.startsWith("card:")) continue;
		let t = Gl(e, q(r)[1], n);
		t >= i && a.set(r, t);
	}
	return a.size === 0 ? void 0 : K([...a.keys()], (e) => a.get(e), r);
}
var Xl = (e, t, n, r) => {
	let i = (t) => Math.min(99, ...Y(e).map((e) => C(e.cell, S(t)))), a = K(t.options, (e) => -i(e), r);
	return G(a, "place", { cell: a }, "DS-AIO-9");
}, Zl = 4, Ql = 1.5, $l = (e, t, n) => {
	let r = t.options.includes("sudden-lunge") ? Math.max(0, ...eu(e, n).map(({ value: e }) => e)) : 0, i = t.options.includes("grasping-hands") && tu(e) ? 4 : 0;
	return r >= Zl && r >= i ? G("sudden-lunge", "card", { card: "sudden-lunge" }) : i >= Zl ? G("grasping-hands", "card", { card: "grasping-hands" }) : Lc("pass", ["sudden-lunge", "grasping-hands"].find((e) => t.options.includes(e)) ?? "none");
};
function eu(e, t) {
	return e.models.flatMap((n) => n.hero >= 0 ? [] : Y(e).filter((t) => z(e, n, t.cell)).filter((n) => !(t === "easy" && e.heroes[n.hero].wounds >= Oa(e, e.heroes[n.hero]))).map((r) => {
		let i = xl(e, j("fight", n.id, r.id).attack);
		return {
			option: `${n.kind}:${x(n.cell)}:${r.kind}`,
			chance: i,
			value: Sl(e, r.hero, i, t)
		};
	}));
}
function tu(e) {
	let t = e.models.find((t) => t.id === e.turn.model);
	if (t === void 0 || si(e, !0, t.cell).length > 0) return !1;
	let n = H(e, t.cell), r = [...e.models.filter((e) => e.hero < 0).map((e) => e.cell), ...jl(e)].map((e) => n(e) - 1), i = Math.min(...r, 99), a = Ao(e, t, "turn").max;
	return i <= a && i > Math.ceil(a / 2);
}
var nu = (e, t, n, r) => {
	let i = new Map(eu(e, n).map((e) => [e.option, e])), a = K(t.options, (e) => i.get(e)?.value ?? 0, r);
	return G(a, "attack", {
		chance: Rc(i.get(a)?.chance ?? 0),
		hero: q(a)[2],
		cell: q(a)[1],
		second: zc
	});
};
function ru(e, t) {
	let { dice: n, armour: r, defence: i } = Pa(e, t), a = Br[I(e, t.target)?.kind];
	return gl(a === void 0 ? 1 : a.pileAt || a.destroyedAt, n, r, i);
}
var iu = (e, t) => {
	let n = Vc(e, "attack")?.attack;
	return !t.options.includes("flicker") || n === void 0 ? Lc("pass", "none") : 10 * (ru(e, n) - ru(e, {
		...n,
		flicker: !0
	})) >= Ql ? G("flicker", "card", { card: "flicker" }) : Lc("pass", "flicker");
}, au = (e, { options: t }, n) => {
	let r = Vc(e, "raise-kind"), { cell: i } = r.todo[r.at];
	return G(Y(e).some((t) => C(t.cell, i) >= 3 && Sa(e, i, t.cell)) && n !== "easy" && t.includes("archer") ? "archer" : t.includes("dwarf-revenant") && e.commands >= 2 && Bl(e, n) < 6 ? "dwarf-revenant" : t.includes("skeleton") ? "skeleton" : t[0], "raise", { cell: x(i) }, "DS-AIO-6");
}, ou = (e, t, n, r) => {
	let i = Yl(e, t.options, n, r);
	if (i !== void 0) return G(i, "card", { card: q(i)[1] });
	let a = Ul(e, t.options, n).filter(({ value: e }) => e > 0);
	if (a.length === 0) return G("end", "hold");
	let o = (e) => a.find((t) => t.option === e).value, s = a.map(({ option: e }) => e), c = n === "easy" && r(3) === 0 ? s[r(s.length)] : K(s, o, r), l = s.filter((e) => e !== c), u = l.length === 0 ? "" : K(l, o, r), d = u.startsWith("command:") ? q(u)[1] : zc;
	return c.startsWith("raise:") ? G(c, "raise", { cell: x(J(c)) }, "DS-AIO-6") : Hc(c, a.find(({ option: e }) => e === c).plan, e, d);
}, su = (e, t, n) => {
	let r = Vc(e, "walk"), i = I(e, r.model), a = Fl(e, i, r, n);
	if (a.breakAway && t.options.includes("break-away")) return Hc("break-away", a, e);
	let o = x(a.cell);
	return a.cell !== i.cell && t.options.includes(o) ? Hc(o, a, e) : Hc(Or(Dl(e, i, a.target < 0 ? void 0 : Y(e).find((e) => e.hero === a.target)?.cell)), a, e);
}, cu = (e, t, n, r) => {
	let i = Vc(e, "act"), a = I(e, i.todo[i.at]), o = Fl(e, a, {
		...Il(e, a),
		max: 0
	}, n), s = o.how === "call" ? "call-the-bones" : o.how === "shroud" ? "shroud" : "";
	if (t.options.includes(s)) return Hc(s, o, e);
	let c = t.options.filter((e) => /^(fight|shoot|bolt):/.test(e));
	if (c.length === 0) return G("pass", "hold");
	let l = (t) => {
		let [n] = q(t), r = Bc(e, t), i = n === "bolt";
		return xl(e, j(i ? "spell" : n, a.id, r.id, i ? { dice: 3 } : {}).attack);
	}, u = K(c, (t) => Sl(e, Bc(e, t).hero, l(t), n), r), d = Bc(e, u);
	return G(u, e.heroes[d.hero].wounds >= 4 ? "cripple" : "attack", {
		chance: Rc(l(u)),
		hero: d.kind,
		cell: x(d.cell),
		second: zc
	});
}, lu = (e, t, n, r) => {
	let i = Vc(e, "strike"), a = t.options.filter((e) => e !== "pass");
	if (a.length === 0) return G("pass", "decline");
	let o = (t) => xl(e, j("free-strike", Bc(e, t).id, i.leaver).attack), s = K(a, o, r), c = I(e, i.leaver);
	return G(s, "attack", {
		chance: Rc(o(s)),
		hero: c.kind,
		cell: x(c.cell),
		second: zc
	});
}, uu = (e, t, n, r) => {
	let i = t.options.filter((e) => e !== "pass");
	if (i.length === 0) return G("pass", "decline");
	let a = K(i, (t) => Rl(e, S(t)), r);
	return G(a, "raise", { cell: a }, "DS-AIO-6");
}, du = (e, t, n, r) => {
	let i = Vc(e, "raise"), a = t.options.filter((e) => e !== "pass");
	if (a.length === 0) return G("pass", "decline");
	let o = (t) => xl(e, j("fight", i.model, Bc(e, t).id).attack), s = K(a, (t) => Sl(e, Bc(e, t).hero, o(t), n), r), [c, l] = q(s);
	return G(s, "attack", {
		chance: Rc(o(s)),
		hero: c,
		cell: l,
		second: zc
	});
}, fu = (e, t, n, r) => {
	let i = H(e, Y(e).map((e) => e.cell)), a = t.options.filter((e) => e !== "pass" && i(J(e)) > 1);
	if (a.length === 0) return G("pass", "decline");
	let o = K(a, (e) => -i(J(e)), r);
	return G(o, "approach", {
		cell: x(J(o)),
		hero: zc,
		chance: 0,
		second: zc
	});
}, pu = (e, t, n, r) => {
	let { errand: i } = Vc(e, "place"), a = e.models.find((e) => e.hero === i.hero), o = Y(e).sort((t, n) => e.heroes[n.hero].wounds - e.heroes[t.hero].wounds)[0], s = o === void 0 ? () => 0 : H(e, o.cell), c = K(t.options, (t) => {
		let n = J(t), r = q(t)[0] === "archer", o = Y(e).some((t) => C(t.cell, n) >= 3 && Sa(e, n, t.cell)), c = -s(n) + (r === o ? .5 : 0);
		return i.near && a !== void 0 && (jr(a.cell, a.facing, n) && (c += 50), C(a.cell, n) === 1 && ci(e, !0, a.cell) === 1 && (c += 25)), c;
	}, r);
	return G(c, "place", { cell: x(J(c)) }, "DS-AIO-12");
}, mu = (e, t) => {
	let n = Vc(e, "face"), r = I(e, n.todo[n.at]), i = Or(Dl(e, r, void 0));
	return G(t.options.includes(i) ? i : Dr[0], "place", { cell: x(r.cell) }, "DS-AIO-7");
}, hu = {
	easy: ["3x3"],
	normal: ["2x3", "3x2"],
	hard: ["2x2"]
}, gu = (e, t, n, r) => {
	let i = K(t.options, (e) => +!!hu[n].includes(q(e)[0]), r);
	return G(i, "place", { cell: q(i)[0] }, "DS-AIO-14");
}, _u = (e, t, n, r) => {
	let i = e.plan.passages.flat(), a = K(t.options, (e) => Math.min(...i.map((t) => C(t, S(e)))), r);
	return G(a, "place", { cell: a }, "DS-AIO-14");
};
function vu(e, t) {
	let n = ro(e, t), r = /* @__PURE__ */ new Set();
	for (let t of Y(e)) {
		let e = Tr(n, t.cell);
		if (e !== void 0) for (let n of [t.cell, ...e]) for (let e of Dr) r.add(yu(n, e));
	}
	return r;
}
var yu = (e, t) => t === "w" || t === "n" ? `${x(Ar(e, kr(t)))}:${t === "w" ? "e" : "s"}` : `${x(e)}:${t}`, bu = 3, xu = (e, t, n, r) => {
	let i = jl(e), a = G("pass", "decline", {}, "DS-AIO-15");
	if (i.length === 0) return a;
	let o = H(e, i), s = Y(e).filter((e) => o(e.cell) > bu && o(e.cell) < 1e3), c = /* @__PURE__ */ new Map(), l = vu(e, i);
	for (let n of t.options) {
		if (!l.has(n)) continue;
		let [t, r] = q(n), a = [...e.gates, [S(t), Ar(S(t), kr(r))]], u = {
			...e,
			gates: a,
			layout: qr({
				...e,
				gates: a
			})
		}, d = H(u, i), f = s.reduce((e, t) => e + Math.min(io, d(t.cell)) - o(t.cell), 0);
		f > 0 && !Su(e, u) && c.set(n, f);
	}
	if (c.size === 0) return a;
	let u = K([...c.keys()], (e) => c.get(e), r);
	return G(u, "block", { cell: x(J(u)) }, "DS-AIO-15");
};
function Su(e, t) {
	let n = (n) => {
		let r = e.models.filter((e) => e.hero >= 0 !== n).map((e) => e.cell), [i, a] = [H(e, r), H(t, r)];
		return e.models.filter((e) => e.hero >= 0 === n && i(e.cell) < 1e3 && a(e.cell) >= 1e3).length;
	};
	return n(!1) > n(!0);
}
var Cu = (e, t, n, r) => {
	let i = jl(e), a = /* @__PURE__ */ new Map();
	if (i.length > 0) {
		let t = ro(e, i);
		for (let n of Y(e)) (Tr(t, n.cell)?.slice().reverse() ?? []).forEach((t, n) => {
			let r = e.plan.tiles[N(e, t)]?.id;
			r !== void 0 && a.set(r, Math.min(a.get(r) ?? 1e3, n));
		});
	}
	let o = K(t.options, (e) => -(a.get(e) ?? 1e3), r);
	return G(o, "block", { cell: o }, "DS-AIO-15");
}, wu = (e, t, n, r) => {
	let i = (t) => Math.min(99, ...Y(e).map((e) => C(e.cell, J(t)))), a = K(t.options, (e) => i(e) + (q(e)[0] === "skeleton" ? .5 : 0), r);
	return G(a, "place", { cell: x(J(a)) }, "DS-AIO-16");
}, Tu = (e, t, n, r) => {
	let { tile: i, odd: a, even: o } = e.quest.turntable, { x: s, y: c, w: l, h: u } = e.plan.tiles.find((e) => e.id === i), d = v(s + (l - 1) / 2, c + (u - 1) / 2), f = (e.round + 1) % 2 == 1 ? a : o, p = e.plan.doors.flatMap(({ a: e, b: t }) => [e, t]).filter((e) => {
		let [t, n] = [e % 1e3 - d % 1e3, Math.floor(e / 1e3) - Math.floor(d / 1e3)], r = Math.abs(t) > Math.abs(n) ? t > 0 ? "e" : "w" : n > 0 ? "s" : "n";
		return C(e, d) === (l - 1) / 2 && f.includes(r);
	}), m = (t) => Y(e).filter((e) => {
		if (C(e.cell, d) > (l - 1) / 2) return !1;
		let n = Rn(d, e.cell, t === "clockwise" ? 1 : 3);
		return p.some((e) => C(e, n) <= 1);
	}).length;
	return G(K(t.options, (e) => -m(e), r), "place", { cell: i }, "DS-AIO-16");
}, Eu = (e, t, n, r) => G(t.options.find((e) => e === "pass" || e === "done" || e === "keep") ?? t.options[r(t.options.length)], "decline", {}, "DS-AIO-16"), Du = {
	command: ou,
	walk: su,
	act: cu,
	interrupt: $l,
	lunge: nu,
	flicker: iu,
	place: pu,
	face: mu,
	shape: gu,
	"place-chest": _u,
	portcullis: xu,
	slippery: Cu,
	collapse: wu,
	turntable: Tu,
	strike: lu,
	"raise-pile": uu,
	"raise-kind": au,
	"rise-strike": du,
	"march-next": fu,
	clatter: Xl
};
function Ou(e, t, n, r) {
	let i = (Du[t.kind] ?? Eu)(e, t, n, r);
	return t.options.includes(i.option) ? i : Eu(e, t, n, r);
}
function ku(e, t) {
	let n = jc(r(e.game), {
		chance: [
			1,
			2,
			3,
			4
		],
		known: 0,
		answered: [],
		stack: [],
		aside: []
	}, 0, t);
	return n.core.stack = r(e.frames), n;
}
var Au = (e) => ({
	roles: ["overlord"],
	decide: (t, n, r, i) => Ou(ku(t, i), n, e, i)
}), ju = {
	easy: Au("easy"),
	normal: Au("normal"),
	hard: Au("hard")
}, Mu = D.repeat("circle", (e, t) => {
	let n = R(e, t.hero);
	if (n !== void 0) return t.at === 0 && (t.targets = fi(e, !0, n.cell).map(({ id: e }) => e)), t.targets = t.targets.filter((t) => I(e, t) !== void 0), t.targets.length === 0 ? void 0 : {
		proc: "circle-next",
		todo: [t.hero],
		at: 0
	};
}, {
	aslongas: (e) => O(e),
	show: g
}), Nu = D.eachInTurn("circle-next", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		let i = e.core.stack.findLast((e) => e.proc === "circle");
		for (let t of i.targets) {
			let n = I(e, t);
			r.add(`${n.kind}:${x(n.cell)}`);
		}
	},
	choose(e, t, n, r) {
		let i = e.core.stack.findLast((e) => e.proc === "circle"), a = L(e, S(r.split(":")[1]));
		return i.targets = i.targets.filter((e) => e !== a.id), j("fight", R(e, n).id, a.id);
	}
}), Pu = 3, Fu = D.repeat("strings", (e, t) => t.at >= Pu || R(e, t.hero) === void 0 ? void 0 : {
	proc: "shot",
	todo: [t.hero],
	at: 0
}, {
	aslongas: (e) => O(e),
	show: g
}), Iu = D.eachInTurn("shot", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		for (let t of ll(e, R(e, n))) r.add(t);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		let i = L(e, S(r.split(":")[1]));
		return j("shoot", R(e, n).id, i.id);
	}
});
function Lu(e, t) {
	let n = e.quest.goals.find((e) => e.do === "take" && e.what === t.goal);
	return n?.do === "take" ? n : void 0;
}
var Ru = (e) => e.lock.length === 0 && e.stars === 0, zu = (e) => `${e.kind}:${x(e.cells[0])}`;
function Bu(e, t, n, r) {
	for (let i of e.pieces) {
		if (!Di(e, t, i)) continue;
		xa[i.kind].table !== void 0 && n.add(`empty:${zu(i)}`, r ?? (Ru(i) ? i.emptied ? "DSC-56" : void 0 : "DSC-79"));
		let a = wi(e, i), o = e.quest.goals[a];
		if (o === void 0) continue;
		let s = "unless" in o ? o.unless : void 0, c = o.do === "deliver" && !e.heroes[t.hero].items.includes(o.what);
		n.add(`operate:${zu(i)}`, r ?? (c ? "DSC-84" : Ei(e, s, t, i) ? "DSC-83" : void 0));
	}
}
function Vu(e, t, n) {
	let [r, , i] = n.split(":");
	if (r !== "empty" && r !== "operate") return;
	let a = Ua(e, S(i));
	return r === "empty" ? Hu(e, t.hero, a) : Uu(e, t.hero, a);
}
function Hu(e, t, n) {
	n.emptied = !0, D.tell(() => ({
		type: "emptied",
		rule: "DSC-56",
		hero: e.heroes[t].id,
		what: n.kind
	}));
	let r = Lu(e, n);
	if (r !== void 0 && ia(e, t, r.what, "DSC-84"), r === void 0 || r.table) return {
		proc: "table-roll",
		at: 0,
		table: xa[n.kind].table,
		dice: 2,
		minus: 0,
		errand: Ur(t),
		rolled: []
	};
}
function Uu(e, t, n) {
	let r = wi(e, n), i = e.quest.goals[r], a = e.heroes[t];
	if (i.do === "deliver") {
		let t = a.items.filter((e) => e === i.what).length;
		a.items = a.items.filter((e) => e !== i.what), D.tell(() => ({
			type: "delivered",
			rule: "DSC-84",
			hero: a.id,
			item: i.what,
			count: t
		})), vi(e, r, t);
	} else n.done = !0, D.tell(() => ({
		type: "operated",
		rule: "DSC-83",
		hero: a.id,
		what: n.kind
	})), vi(e, r);
}
function Wu(e, t) {
	let n = N(e, t.cell), r = e.plan.tiles[n];
	return r.start ? "DS-SEARCH-2" : cs(r) ? e.turn.feat ? "DS-FEAT-5" : e.turn.leftTile || n !== e.turn.tile ? "DS-SEARCH-5" : e.turn.brokeAway ? "DS-RULING-28" : e.turn.enteredArc || e.turn.steps > 0 && li(e, t) ? "DS-SEARCH-6" : e.models.some((t) => t.hero < 0 && N(e, t.cell) === n) ? "DS-SEARCH-3" : e.searched.includes(n) ? "DS-SEARCH-9" : void 0 : "DS-SEARCH-1";
}
var Gu = (e, t) => {
	let n = N(e, t.cell);
	return D.tell(() => ({
		type: "searched",
		rule: "DS-SEARCH-4",
		hero: e.heroes[t.hero].id,
		tile: e.plan.tiles[n].id
	})), {
		proc: "search",
		at: 0,
		hero: t.hero,
		tile: n,
		card: "none",
		group: -1
	};
};
function Ku(e, t) {
	let n = tt(e, e.searchDeck);
	return t.card = n ?? "empty", n !== void 0 && e.usedSearch.push(n), e.whispered = Math.max(0, e.whispered - 1), t.group = e.groups.length, e.groups.push({
		left: 0,
		minus: 0,
		open: !0
	}), D.tell(() => ({
		type: "search-card",
		rule: "DS-SEARCH-7",
		hero: e.heroes[t.hero].id,
		card: t.card
	})), Ju(e, t, t.card);
}
var qu = (e, t, n) => ({
	proc: "table-roll",
	at: 0,
	table: e,
	dice: t,
	minus: 0,
	errand: n,
	rolled: []
});
function Ju(e, { hero: t, tile: n, group: r }, i) {
	let a = Ur(t, {
		search: !0,
		group: r,
		tile: n
	});
	switch (i) {
		case "empty":
			D.tell(() => ({
				type: "nothing-found",
				rule: "DS-CARD-2"
			}));
			return;
		case "treasure": return qu(Yu(e), 2, a);
		case "wandering": return qu("monsters", 2, a);
		case "trap": return go(t);
		case "secret": return {
			proc: "secret-room",
			at: 0,
			errand: a,
			inner: Hr,
			outer: Hr,
			tile: -1
		};
		case "ambush": return qu("monsters", 1, {
			...a,
			near: !0
		});
		case "event": return qu("events", 2, a);
	}
}
function Yu(e) {
	e.faces.length === 0 && (e.faces = ho(e, rn), e.usedFaces = []);
	let t = tt(e, e.faces);
	return e.usedFaces.push(t), t;
}
function Xu(e, { tile: t }) {
	e.core.known++;
	for (let n of e.traps) n.shown || N(e, n.cell) !== t || (n.shown = !0, D.tell(() => ({
		type: "trap-shown",
		rule: "DS-SEARCH-8",
		tile: e.plan.tiles[t].id
	})));
}
var Zu = D.sequence("search", [
	Ku,
	Xu,
	(e, { tile: t }) => {
		e.searched.push(t);
	}
], {
	aslongas: (e) => O(e),
	show: g
}), Qu = (e, t, n, r) => ({
	proc: "place",
	kinds: Array(t).fill(e),
	archer: n,
	errand: r
}), $u = 3;
function ed(e) {
	let t = [];
	return e.plan.tiles.forEach((n, r) => {
		if (e.revealed[r] === 1) for (let e of U(n)) t.push(e);
	}), t;
}
var td = (e) => e.models.filter((e) => e.hero >= 0), nd = (e, t) => td(e).reduce((e, n) => Math.min(e, C(n.cell, t)), Infinity);
function rd(e, t) {
	let n = R(e, t.hero)?.cell ?? td(e)[0]?.cell;
	if (n === void 0) return [];
	let r = H(e, n);
	if (t.near) return Er(U(e.plan.tiles[t.tile]).filter((t) => mo(e, t) && !id(e, t)), r);
	let i = t.tile >= 0 ? t.tile : N(e, n), a = new Set(Yn(M(e), i).filter((t) => e.revealed[t] === 1)), o = ed(e).filter((t) => mo(e, t)), s = o.filter((t) => a.has(N(e, t)) && nd(e, t) >= $u);
	return s.length > 0 ? Er(s, r) : Er(o, (t) => -nd(e, t));
}
function id(e, t) {
	return td(e).some((n) => {
		if (C(n.cell, t) !== 1) return !1;
		let r = E.filter((t) => fo(e, n, n.cell + t)).map((e) => n.cell + e);
		return r.length === 1 && r[0] === t;
	});
}
var ad = {
	next(e, t) {
		return !O(e) || t.kinds.length === 0 ? "done" : rd(e, t.errand).length > 0 ? "wait" : (D.tell(() => ({
			type: "not-placed",
			rule: "DS-RULING-42",
			model: t.kinds[0]
		})), "done");
	},
	asks: () => [Ui("place", 0)],
	options(e, t, n, r) {
		let i = t.archer ? [t.kinds[0], "archer"] : [t.kinds[0]];
		for (let n of rd(e, t.errand)) for (let e of i) r.add(`${e}:${x(n)}`);
	},
	answer(e, t, n, r) {
		let [i, a] = r.split(":");
		i !== t.kinds[0] && (t.archer = !1), t.kinds.shift();
		let o = Fi(e, i, S(a), t.errand.group);
		D.tell(() => ({
			type: "appeared",
			rule: t.errand.near ? "DS-PLACE-2" : "DS-PLACE-1",
			model: i,
			cell: a
		})), D.raise({
			proc: "face",
			todo: [o.id],
			at: 0
		});
	},
	about: (e, t) => ({
		model: t.kinds[0],
		count: t.kinds.length
	}),
	show: (e, t) => ({
		kinds: t.kinds,
		archer: t.archer,
		errand: t.errand
	}),
	copy: r
};
function od(e) {
	return e.surge ? (e.surge = !1, 3) : 0;
}
var sd = ["fireburst", "stoneskin"], cd = (e, t, n, r) => C(t.cell, n) <= sl(e, r) && Mr(t.cell, t.facing, n) && Sa(e, t.cell, n);
function ld(e, t, n) {
	let { range: r } = ea[n];
	switch (n) {
		case "unward": return pd(e, t, r);
		case "crystallise": return [];
		case "fireburst": return ed(e).filter((n) => fd(e, t, n, r)).map((e) => `square:${x(e)}`);
		default: return e.models.filter((r) => dd(e, t, r, n)).map((e) => `${e.kind}:${x(e.cell)}`);
	}
}
function ud(e, t, n) {
	let { range: r } = ea[n];
	switch (n) {
		case "unward": return pd(e, t, r).length > 0;
		case "crystallise": return !0;
		case "fireburst": return e.models.some((n) => n !== t && (fd(e, t, n.cell, r) || E.some((i) => P(e, n.cell + i) && fd(e, t, n.cell + i, r))));
		default: return e.models.some((r) => dd(e, t, r, n));
	}
}
function dd(e, t, n, r) {
	return (r === "hasten" || r === "stoneskin" ? n.hero < 0 : n.hero >= 0) || r === "hasten" && (n === t || li(e, n)) ? !1 : n === t || cd(e, t, n.cell, ea[r].range);
}
var fd = (e, t, n, r) => cd(e, t, n, r) && e.models.some((r) => hd(e, t, r, n));
function pd(e, t, n) {
	let r = [];
	for (let { stars: i, cells: a, kind: o } of e.pieces) i > 0 && cd(e, t, a[0], n) && r.push(`${o}:${x(a[0])}`);
	return e.plan.doors.forEach(({ a: i, b: a }, o) => {
		if (Li(e.doors[o]) !== 0) for (let [o, s] of [[i, a], [a, i]]) (t.cell === o || cd(e, t, o, n)) && r.push(`door:${x(s)}`);
	}), r;
}
function md(e, t, n) {
	return e.models.filter((r) => hd(e, t, r, n));
}
var hd = (e, t, n, r) => n !== t && C(n.cell, r) <= 1 && (n.cell === r || Sa(e, n.cell, r));
function gd(e, t, n, r) {
	return $i.filter((i) => vd(e, t, n, r, i));
}
var _d = (e, t, n) => vd(e, t, n, "", "crystallise") || $i.some((r) => vd(e, t, n, "", r));
function vd(e, t, n, r, i) {
	let a = R(e, t), o = ea[i].kind === "minor";
	return i === r || (n === "scroll" ? !o : !k[e.heroes[t].id].spells.includes(i)) || n === "minor" && !o || n === "major" && o || !o && e.heroes[t].recharge[sd.indexOf(i)] > 0 ? !1 : a !== void 0 && ud(e, a, i);
}
var yd = D.eachInTurn("spell", {
	who: (e, { hero: t }) => O(e) && R(e, t) !== void 0 ? e.heroes[t].seat : void 0,
	options(e, t, { hero: n, kind: r, not: i }, a) {
		for (let t of gd(e, n, r, i)) a.add(t);
		if (r !== "scroll") for (let t of sd) e.heroes[n].recharge[sd.indexOf(t)] > 0 && a.add(t, "DSC-89");
		a.add("pass");
	},
	choose(e, t, { hero: n, kind: r }, i) {
		if (i === "pass") return;
		let a = i;
		r === "scroll" && sa(e, n, "scroll");
		let o = R(e, n).id;
		a === "crystallise" ? D.raise({
			proc: "cast",
			at: 0,
			caster: o,
			spell: a,
			target: Hr,
			crystal: 0
		}) : D.raise({
			proc: "aim",
			todo: [{
				hero: n,
				spell: a
			}],
			at: 0
		}), r === "any" && ea[a].kind === "minor" && D.raise({
			proc: "spell",
			todo: [{
				hero: n,
				kind: "minor",
				not: a
			}],
			at: 0
		});
	},
	about: (e, t, { hero: n, kind: r }) => ({
		hero: e.heroes[n].id,
		kind: r
	})
}), bd = D.eachInTurn("aim", {
	who: (e, { hero: t }) => O(e) && R(e, t) !== void 0 ? e.heroes[t].seat : void 0,
	options(e, t, { hero: n, spell: r }, i) {
		for (let t of ld(e, R(e, n), r)) i.add(t);
	},
	choose(e, t, { hero: n, spell: r }, i) {
		let a = S(i.split(":")[1]), o = r !== "unward" && r !== "fireburst" ? L(e, a).id : a;
		return {
			proc: "cast",
			at: 0,
			caster: R(e, n).id,
			spell: r,
			target: o,
			crystal: 0
		};
	},
	about: (e, t, { spell: n }) => ({ spell: n })
});
function xd(e, t) {
	let n = I(e, t.caster);
	D.tell(() => ({
		type: "cast",
		rule: ea[t.spell].rule,
		model: n.kind,
		spell: t.spell
	})), t.crystal = od(e);
	let r = e.core.stack.some((e) => e.proc === "overchannel") && e.turn.crystals > 0;
	return t.crystal === 0 && t.spell !== "crystallise" && !r && e.heroes[n.hero].crystals.length > 0 ? {
		proc: "crystal",
		todo: [n.hero],
		at: 0
	} : void 0;
}
var Sd = D.eachInTurn("crystal", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		for (let t of new Set(e.heroes[n].crystals)) r.add(`crystal-${t}`);
		r.add("none");
	},
	choose(e, t, n, r) {
		if (r === "none") return;
		let i = Number(r.slice(-1)), { crystals: a } = e.heroes[n];
		a.splice(a.indexOf(i), 1), e.turn.crystals++, e.core.stack.findLast((e) => e.proc === "cast").crystal = i;
	}
});
function Cd(e, t) {
	let n = I(e, t.caster);
	if (n === void 0) return;
	let r = e.heroes[n.hero], i = sd.indexOf(t.spell);
	i >= 0 && (r.recharge[i] = 2);
	let a = I(e, t.target), { dice: o } = ea[t.spell];
	switch (t.spell) {
		case "ember-dart": return a && j("spell", t.caster, t.target, {
			dice: o,
			crystal: t.crystal
		});
		case "rust":
			a !== void 0 && (a.rust += 1 + t.crystal), D.tell(() => ({
				type: "rusted",
				rule: "DS-SPELL-2",
				model: a?.kind ?? "",
				armour: 1 + t.crystal
			}));
			return;
		case "hasten": return D.tell(() => ({
			type: "hastened",
			rule: "DS-SPELL-3",
			hero: a?.kind ?? "",
			squares: 3 + t.crystal
		})), a && Ao(e, a, "hasten", 3 + t.crystal);
		case "unward": {
			let n = [Hr, ...e.plan.doors.flatMap(({ a: e, b: n }) => e === t.target ? [n] : n === t.target ? [e] : [])].map((n) => Ya(e, n, t.target)).find((e) => e !== void 0);
			n !== void 0 && Wa(e, n, 1 + t.crystal, "DS-SPELL-4");
			return;
		}
		case "crystallise": return r.crystals.length === 0 ? void oa(e, n.hero, 1, "DS-SPELL-5") : {
			proc: "crystallise",
			todo: [n.hero],
			at: 0
		};
		case "fireburst": return {
			proc: "burst",
			at: 0,
			caster: t.caster,
			crystal: t.crystal,
			targets: md(e, n, t.target).map(({ id: e }) => e),
			flicker: !1
		};
		case "stoneskin":
			a !== void 0 && (e.heroes[a.hero].stone = t.crystal >= 2 ? 2 : 1), D.tell(() => ({
				type: "stoneskin",
				rule: "DS-SPELL-7",
				hero: a?.kind ?? ""
			}));
			return;
	}
}
var wd = D.sequence("cast", [xd, Cd], {
	aslongas: (e) => O(e),
	show: g
}), Td = D.eachInTurn("crystallise", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		let { crystals: i } = e.heroes[n];
		r.add("new", i.length >= 2 ? "DSC-90" : void 0);
		for (let e of new Set(i)) r.add(`raise-${e}`, e >= 3 ? "DS-SPELL-5" : void 0);
		r.add("pass");
	},
	choose(e, t, n, r) {
		let { crystals: i } = e.heroes[n];
		if (r === "new") oa(e, n, 1, "DS-SPELL-5");
		else if (r !== "pass") {
			let t = Number(r.slice(-1));
			i[i.indexOf(t)] = t + 1, i.sort(), D.tell(() => ({
				type: "crystal",
				rule: "DS-SPELL-5",
				hero: e.heroes[n].id,
				level: t + 1
			}));
		}
	}
}), Ed = D.repeat("burst", (e, t) => {
	if (t.at === 0 && Gi(e)) return {
		proc: "flicker",
		todo: [0],
		at: 0
	};
	t.targets = t.targets.filter((t) => I(e, t) !== void 0);
	let n = I(e, t.caster);
	if (t.targets.length === 0 || n === void 0) e.doomed !== "none" && O(e) && (yi(e, e.doomed), D.tell(() => ({
		type: "lost",
		rule: "DS-RULING-34",
		how: e.doomed
	})));
	else return t.targets.length === 1 ? Dd(t, t.targets[0]) : {
		proc: "burst-next",
		todo: [n.hero],
		at: 0
	};
}, {
	aslongas: (e) => O(e),
	show: g
});
function Dd(e, t) {
	e.targets = e.targets.filter((e) => e !== t);
	let n = j("spell", e.caster, t, {
		dice: ea.fireburst.dice,
		crystal: e.crystal
	});
	return n.attack.flicker = e.flicker, n;
}
var Od = (e) => e.core.stack.findLast((e) => e.proc === "burst"), kd = D.eachInTurn("burst-next", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		for (let t of Od(e).targets) {
			let n = I(e, t);
			r.add(`${n.kind}:${x(n.cell)}`);
		}
	},
	choose: (e, t, n, r) => Dd(Od(e), L(e, S(r.split(":")[1])).id)
}), Ad = D.sequence("overchannel", [(e, { hero: t }) => ({
	proc: "spell",
	todo: [{
		hero: t,
		kind: "major",
		not: ""
	}],
	at: 0
}), (e, { hero: t }) => ({
	proc: "spell",
	todo: [{
		hero: t,
		kind: "major",
		not: ""
	}],
	at: 0
})], {
	aslongas: (e) => O(e),
	show: g
}), jd = 4;
function Md(e, t, n, r) {
	for (let { cell: i, shown: a } of e.traps) a && F(e, t.cell, i) && n.add(`disarm:${x(i)}`, r);
	e.heroes.forEach((i, a) => {
		if (i.netted === 0 || a === t.hero) return;
		let o = R(e, a);
		o !== void 0 && F(e, t.cell, o.cell) && n.add(`free:${i.id}`, r);
	});
}
function Nd(e, t, n) {
	let [r, i] = n.split(":"), a = e.heroes[t.hero];
	if (r === "free") {
		e.heroes.find(({ id: e }) => e === i).netted = 0, D.tell(() => ({
			type: "freed",
			rule: "DS-TRAP-5",
			hero: a.id,
			toHero: i
		}));
		return;
	}
	let o = k[a.id].lockDice > 0 ? 6 : Qe(e, 6);
	o >= jd ? (e.traps = e.traps.filter(({ cell: e }) => e !== S(i)), D.tell(() => ({
		type: "trap-disarmed",
		rule: "DSC-82",
		hero: a.id,
		cell: i
	}))) : D.tell(() => ({
		type: "disarm-failed",
		rule: "DSC-82",
		hero: a.id,
		pips: o
	}));
}
var Pd = D.eachInTurn("act", {
	who(e, t) {
		let n = O(e) ? I(e, t) : void 0;
		return n === void 0 ? void 0 : n.hero >= 0 ? e.heroes[n.hero].seat : 0;
	},
	options(e, t, n, r) {
		let i = I(e, n);
		i.hero >= 0 ? Bd(e, i, r) : Wd(e, i, r), r.add("pass");
	},
	choose(e, t, n, r) {
		let i = I(e, n);
		if (r !== "pass") return i.hero >= 0 && Xa(e, i.hero, r) ? "again" : i.hero >= 0 ? Vd(e, i, r) : Gd(e, i, r);
	},
	about(e, t, n) {
		let r = I(e, n);
		return {
			model: r.kind,
			cell: x(r.cell)
		};
	}
}), Fd = (e) => `${e.kind}:${x(e.cell)}`, Id = ["whetstone", "sharp-blade"];
function Ld(e, t, n, r) {
	for (let i of Uc(e, t)) if (n.add(`fight:${Fd(i)}`, r), !(t.hero < 0 || ja(e, t, i) !== void 0)) for (let a of Id) B(e, t.hero, a) && n.add(`fight:${Fd(i)}:${a}`, r);
}
var Rd = (e, t) => !e.settings.shootWhenEngaged && li(e, t) ? "DSC-45" : void 0;
function zd(e, t, n, r) {
	let { shoot: i, range: a } = Da(t), o = r ?? Rd(e, t);
	if (i > 0) for (let r of ul(e, t, a)) n.add(`shoot:${r}`, o);
	if (!(t.hero < 0)) for (let r of dl) {
		if (!B(e, t.hero, r)) continue;
		let i = r === "light-crossbow" && e.turn.steps > 0 ? "DS-LOOT-RACK-1" : void 0;
		for (let a of ul(e, t, Yi[r].shot.range)) n.add(`shoot:${a}:${r}`, o ?? i);
	}
}
function Bd(e, t, n) {
	let { hero: r } = t, i = e.heroes[r], a = e.turn.sprinted ? "DS-RULING-39" : void 0;
	Ld(e, t, n, a), zd(e, t, n, a);
	let o = a ?? (ma(e, r) ? "DS-LOOT-MAGIC-1" : void 0);
	k[i.id].spells.length > 0 && _d(e, r, "any") && n.add("cast", o), B(e, r, "scroll") && _d(e, r, "scroll") && n.add("scroll", o);
	for (let { option: i } of Ra(e, t)) n.add(`lock:${i}`, a), B(e, r, "rope-and-wedges") && n.add(`lock:${i}:rope-and-wedges`, a);
	e.settings.search && n.add("search", a ?? Wu(e, t)), Bu(e, t, n, a), Md(e, t, n, a), i.items.length + i.crystals.length > 0 && ca(e, r).length > 0 && n.add("hand-over", a), Ka(e, r, n), qa(e, r, n), t.cell === e.plan.exit && n.add("leave", _i(e) ? void 0 : "DSC-83");
}
function Vd(e, t, n) {
	let [r, i, a, o] = n.split(":"), { hero: s } = t;
	switch (r) {
		case "fight": return j("fight", t.id, L(e, S(a)).id, { item: o ?? "none" });
		case "shoot": return j("shoot", t.id, L(e, S(a)).id, {
			item: o ?? "none",
			dice: o === void 0 ? 0 : Yi[o].shot.dice
		});
		case "cast": return {
			proc: "spell",
			todo: [{
				hero: s,
				kind: "any",
				not: ""
			}],
			at: 0
		};
		case "scroll": return {
			proc: "spell",
			todo: [{
				hero: s,
				kind: "scroll",
				not: ""
			}],
			at: 0
		};
		case "lock": return za(t, Ra(e, t).find((e) => e.option === `${i}:${a}`), o !== void 0);
		case "search": return Gu(e, t);
		case "hand-over": return {
			proc: "hand-over",
			todo: [s],
			at: 0
		};
		case "leave":
			Ud(e, s);
			return;
		case "empty":
		case "operate": return Vu(e, t, n);
		default: return Nd(e, t, n);
	}
}
var Hd = D.eachInTurn("leave-now", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		r.add("leave"), r.add("stay");
	},
	choose(e, t, n, r) {
		r === "leave" && Ud(e, n);
	},
	about: (e, t, n) => ({ hero: e.heroes[n].id })
});
function Ud(e, t) {
	let n = e.heroes[t];
	n.gone = "left", n.wall = !1, e.models = e.models.filter((e) => e.hero !== t), D.tell(() => ({
		type: "left",
		rule: "DSC-83",
		hero: n.id
	})), vi(e, e.quest.goals.findIndex((e) => e.do === "leave"));
}
function Wd(e, t, n) {
	let r = e.turn.sprinted ? "DS-RULING-39" : void 0;
	if (Ld(e, t, n, r), zd(e, t, n, r), A[t.kind]?.casts) {
		for (let i of ul(e, t, ta.range)) n.add(`bolt:${i}`, r);
		Zc(e, t.cell, na.range).length > 0 && n.add("call-the-bones", r ?? (t.called > 0 ? "DSC-93" : qc(e, "skeleton"))), n.add("shroud", r ?? (t.shroud ? "DSC-93" : void 0));
	}
}
function Gd(e, t, n) {
	let [r, , i] = n.split(":"), a = i === void 0 ? void 0 : L(e, S(i));
	switch (r) {
		case "fight":
		case "shoot": return j(r, t.id, a.id);
		case "bolt": return D.tell(() => ({
			type: "cast",
			rule: "DSC-93",
			model: t.kind,
			spell: "grave-bolt"
		})), j("spell", t.id, a.id, {
			dice: ta.dice,
			crystal: od(e)
		});
		case "call-the-bones": return D.tell(() => ({
			type: "cast",
			rule: "DSC-93",
			model: t.kind,
			spell: "call-the-bones"
		})), od(e), t.called = 2, {
			proc: "calling",
			at: 0,
			boss: t.id
		};
		default:
			t.shroud = !0, od(e), D.tell(() => ({
				type: "shroud",
				rule: "DSC-93",
				model: t.kind
			}));
			return;
	}
}
function Kd(e, t) {
	let n = [];
	for (let r = 0; r < t; r++) n.push(Qe(e, 6));
	return n;
}
var qd = (e) => e.core.stack.findLast((e) => e.proc === "attack"), Jd = (e) => e.map(([e, t]) => `${e}:${t > 0 ? "+" : ""}${t}`);
function Yd(e, { attack: t }) {
	let n = I(e, t.by), r = (t.how === "shoot" || t.how === "spell") && n !== void 0 && n.hero >= 0, i = e.core.stack.some((e) => e.proc === "burst");
	return r && !i && Gi(e) ? {
		proc: "flicker",
		todo: [0],
		at: 0
	} : void 0;
}
var Xd = D.eachInTurn("flicker", {
	who: (e, t) => O(e) ? t : void 0,
	options(e, t, n, r) {
		r.add("flicker", e.hand.includes("flicker") ? void 0 : "DS-CMD-8"), r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") return;
		Ki(e, "flicker"), e.turn.interrupts++;
		let i = e.core.stack.findLast((e) => e.proc === "attack" || e.proc === "burst");
		i.proc === "burst" ? i.flicker = !0 : i.proc === "attack" && (i.attack.flicker = !0);
	}
});
function Zd(e, t) {
	let { attack: n } = t, r = I(e, n.target);
	if (n.target >= 0 && r === void 0) return;
	let i = I(e, n.by), a = Pa(e, n);
	n.item !== "none" && i !== void 0 && sa(e, i.hero, n.item), t.rolled = Kd(e, a.dice), t.against = Kd(e, a.defence), t.successes = fl(t.rolled, a.armour, t.against), D.tell(() => ({
		type: "attack",
		rule: Qd[n.how],
		how: n.how,
		by: i?.kind ?? "trap",
		byCell: i === void 0 ? "" : x(i.cell),
		target: r?.kind ?? "lock",
		cell: r === void 0 ? "" : x(r.cell),
		dice: t.rolled.slice(),
		defence: t.against.slice(),
		armour: a.armour,
		attackParts: Jd(a.attackParts),
		defenceParts: Jd(a.defenceParts),
		successes: t.successes
	}));
	let o = n.how === "fight" || n.how === "free-strike";
	if (!(r === void 0 || r.hero < 0 || !o || !$d(e, r.hero, "buckler"))) return {
		proc: "buckler",
		todo: [r.hero],
		at: 0
	};
}
var Qd = {
	fight: "DSC-25",
	"free-strike": "DSC-23",
	shoot: "DSC-42",
	spell: "DSC-88",
	trap: "DSC-71",
	lock: "DSC-52"
}, $d = (e, t, n) => {
	let { items: r, spent: i } = e.heroes[t];
	return r.filter((e) => e === n).length > i.filter((e) => e === n).length;
}, ef = D.eachInTurn("buckler", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		r.add("reroll"), r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = qd(e);
		e.heroes[n].spent.push("buckler");
		let a = Pa(e, i.attack);
		i.against = Kd(e, a.defence), i.successes = fl(i.rolled, a.armour, i.against), D.tell(() => ({
			type: "rerolled",
			rule: "DS-LOOT-RACK-1",
			hero: e.heroes[n].id,
			defence: i.against.slice(),
			successes: i.successes
		}));
	},
	about: (e) => ({ successes: qd(e).successes })
});
function tf(e, t) {
	let n = I(e, t.attack.target);
	return n !== void 0 && n.hero >= 0 && t.successes > 0 && $d(e, n.hero, "dented-buckler") ? {
		proc: "dent",
		todo: [n.hero],
		at: 0
	} : void 0;
}
var nf = D.eachInTurn("dent", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		r.add("ignore"), r.add("bear");
	},
	choose(e, t, n, r) {
		r !== "bear" && (e.heroes[n].spent.push("dented-buckler"), qd(e).ignored = !0, D.tell(() => ({
			type: "ignored",
			rule: "DS-LOOT-LOCKED-1",
			hero: e.heroes[n].id
		})));
	}
});
function rf(e, t) {
	let { attack: n, successes: r } = t, i = I(e, n.by);
	if (n.how === "lock") {
		r >= e.settings.lockSuccesses ? Va(e, t, i.hero) : D.tell(() => ({
			type: "lock-held",
			rule: "DSC-52",
			successes: r
		}));
		return;
	}
	let a = I(e, n.target);
	if (a !== void 0) {
		if (a.hero < 0) ji(e, a, r, i?.hero ?? -1);
		else if (r > 0 && !t.ignored) {
			ki(e, a.hero);
			let t = e.core.stack.findLast((e) => e.proc === "spring");
			n.how === "trap" && t?.proc === "spring" && t.hurt.push(a.hero);
		}
	}
}
var af = D.sequence("attack", [
	Yd,
	Zd,
	tf,
	rf
], {
	aslongas: (e) => O(e),
	show: g
});
function of(e) {
	for (let t of e.models) t.rust = 0;
	for (let t of e.heroes) t.played = !1;
	if (!e.heroes.some((e) => e.id === "wizard" && pi(e))) for (let t of e.heroes) t.stone = 0;
}
var sf = (e) => e.quest.turntable === void 0 ? void 0 : {
	proc: "turntable",
	todo: [0],
	at: 0
}, cf = D.eachInTurn("turntable", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		r.add("clockwise"), r.add("anticlockwise");
	},
	choose(e, t, n, r) {
		lf(e, r === "clockwise" ? 1 : 3), D.tell(() => ({
			type: "turned",
			rule: "DSC-85",
			way: r
		}));
	}
});
function lf(e, t) {
	let n = e.plan.tiles.findIndex(({ id: t }) => t === e.quest.turntable.tile), { x: r, y: i, w: a, h: o } = e.plan.tiles[n], s = v(r + (a - 1) / 2, i + (o - 1) / 2), c = (t) => N(e, t) === n, l = (e) => c(e) ? Rn(s, e, t) : e;
	for (let n of e.models) c(n.cell) && (n.cell = l(n.cell), n.facing = er(n.facing, t));
	e.piles = e.piles.map(l).sort((e, t) => e - t), e.pieces = e.pieces.map((e) => ({
		...e,
		cells: e.cells.map(l)
	})), e.traps = e.traps.map(({ cell: e, shown: t }) => ({
		cell: l(e),
		shown: t
	}));
}
function uf(e) {
	bi(e), O(e) && (e.skipDraw ? (e.skipDraw = !1, D.tell(() => ({
		type: "no-draw",
		rule: "DS-TABLE-4"
	}))) : qi(e, "DSC-10") || xi(e, "clock", "DSC-11"));
}
function df(e) {
	e.round++, e.quest.turntable !== void 0 && ti(e);
}
var ff = D.sequence("end-of-round", [
	of,
	sf,
	uf,
	df
], { aslongas: O }), pf = (e) => Math.ceil(Qe(e, 6) / 2), mf = 3;
function hf(e, t) {
	let { event: n, errand: r } = t;
	switch (D.tell(() => ({
		type: "event",
		rule: "DS-TABLE-4",
		event: n
	})), n) {
		case "bat-swarm": return Qu("bat", pf(e), !1, {
			...r,
			near: !1
		});
		case "torch-goes-out":
			e.torch = 1;
			return;
		case "portcullis": return {
			proc: "portcullis",
			todo: [0],
			at: 0
		};
		case "slippery-floor": return t.count = Qe(e, 6), {
			proc: "slippery",
			todo: Array(t.count).fill(0),
			at: 0
		};
		case "magic-surge":
			for (let t of e.heroes) t.recharge = [0, 0];
			for (let t of e.models) t.called = 0;
			e.surge = !0;
			return;
		case "fortune":
			for (let t of e.heroes) {
				if (t.gone === "crippled") continue;
				let n = Qe(e, 6);
				t.glory += n, D.tell(() => ({
					type: "glory",
					rule: "DS-TABLE-4",
					hero: t.id,
					glory: n
				}));
			}
			return;
		case "necromantic-drain": return {
			proc: "collapse",
			todo: Array(pf(e)).fill(0),
			at: 0
		};
		case "lock-gives-way":
			_f(e);
			return;
		case "escaped-prisoner":
			e.silenced = mf, e.prisoners++;
			return;
		case "breakthrough":
			e.skipDraw = !0;
			return;
		case "trove": return {
			proc: "trove",
			at: 0,
			errand: r,
			barrels: 0
		};
	}
}
var gf = D.sequence("event", [hf], {
	aslongas: (e) => O(e),
	show: g
});
function _f(e) {
	let t = e.pieces.filter(({ lock: e }) => e.length > 0);
	if (e.plan.doors.forEach(({ a: n, b: r }, i) => {
		e.doors[i] === 2 && (P(e, n) || P(e, r)) && t.push(i);
	}), t.length === 0) {
		D.tell(() => ({
			type: "no-lock",
			rule: "DS-RULING-36"
		}));
		return;
	}
	let n = $e(e, t);
	typeof n == "number" ? (e.doors[n] = 1, D.tell(() => ({
		type: "lock-gone",
		rule: "DS-RULING-36",
		what: "door",
		cell: x(e.plan.doors[n].a)
	}))) : (D.tell(() => ({
		type: "lock-gone",
		rule: "DS-RULING-36",
		what: n.kind,
		cell: x(n.cells[0])
	})), Ha(e, n));
}
var vf = D.eachInTurn("slippery", {
	who: (e) => O(e) && yf(e).length > 0 ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of yf(e)) r.add(e.plan.tiles[t].id);
	},
	choose(e, t, n, r) {
		e.slippery.push(e.plan.tiles.findIndex(({ id: e }) => e === r)), D.tell(() => ({
			type: "slippery",
			rule: "DS-RULING-9",
			tile: r
		}));
	}
}), yf = (e) => e.plan.tiles.flatMap((t, n) => e.revealed[n] === 1 && !e.slippery.includes(n) ? [n] : []), bf = D.eachInTurn("collapse", {
	who: (e) => O(e) && xf(e).length > 0 ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of xf(e)) r.add(`${t.kind}:${x(t.cell)}`);
	},
	choose(e, t, n, r) {
		Mi(e, L(e, S(r.split(":")[1])), !0, -1);
	}
}), xf = (e) => e.models.filter(({ kind: e }) => e === "skeleton" || e === "archer");
function Sf(e) {
	let t = [];
	for (let n of ed(e)) for (let r of [1, 2]) {
		let i = Ar(n, r);
		P(e, i) && !ni(e, n, r) && !wf(e, n, i) && t.push(Cf(n, r));
	}
	return t;
}
var Cf = (e, t) => `${x(e)}:${Or(t)}`;
function wf(e, t, n) {
	let r = e.models.filter((e) => e.hero >= 0 && (e.cell === t || e.cell === n));
	if (r.length === 0) return !1;
	let i = e.layout;
	e.gates.push([t, n]), ti(e);
	let a = r.some((t) => !po(e, t.cell));
	return e.gates.pop(), e.layout = i, a;
}
var Tf = D.eachInTurn("portcullis", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of Sf(e)) r.add(t);
		r.add("pass");
	},
	choose(e, t, n, r) {
		if (r === "pass") {
			D.tell(() => ({
				type: "no-portcullis",
				rule: "DS-RULING-41"
			}));
			return;
		}
		let [i, a] = r.split(":"), o = S(i);
		e.gates.push([o, Ar(o, kr(a))]), ti(e), D.tell(() => ({
			type: "portcullis",
			rule: "DS-RULING-41",
			cell: i,
			to: x(Ar(o, kr(a)))
		}));
	}
}), Ef = (e, t) => ({
	proc: "table-roll",
	at: 0,
	table: e,
	dice: 2,
	minus: 0,
	errand: t,
	rolled: []
}), Df = D.repeat("trove", (e, t) => {
	t.at === 0 && (aa(e, t.errand.hero, pf(e) + 1, "DS-TABLE-4"), t.barrels = pf(e));
	let n = t.at - t.barrels;
	if (n < 0) return Ef("barrels", t.errand);
	let r = [
		"chest",
		"magic-chest",
		"weapon-rack"
	][n];
	return r === void 0 ? void 0 : Ef(r, t.errand);
}, {
	aslongas: (e) => O(e),
	show: g
}), Of = D.eachInTurn("face", {
	who(e, t) {
		let n = O(e) ? I(e, t) : void 0;
		return n === void 0 ? void 0 : n.hero >= 0 ? e.heroes[n.hero].seat : 0;
	},
	options(e, t, n, r) {
		for (let e of Dr) r.add(e);
	},
	choose(e, t, n, r) {
		I(e, n).facing = kr(r);
	},
	about(e, t, n) {
		return { model: I(e, n).kind };
	}
}), kf = (e) => e.models.filter((e) => e.hero < 0);
function Af(e) {
	e.commands = e.quest.commands, e.cards = 0, e.torch === 1 && (e.torch = 2);
	for (let t of kf(e)) t.acted = !1, t.fresh = !1;
	e.turn = Ho(-1, -1);
}
function jf(e) {
	e.torch === 2 && (e.torch = 0), e.silenced > 0 && e.silenced--, e.commands = 0, e.turn = Ho(-1, -1);
}
var Mf = D.sequence("overlord-turn", [
	Af,
	() => ({
		proc: "commands",
		at: 0
	}),
	jf
], { aslongas: O }), Nf = D.repeat("commands", (e) => e.commands === Rf ? void 0 : {
	proc: "command",
	todo: [0],
	at: 0
}, { aslongas: O }), Pf = (e) => `${e.kind}:${x(e.cell)}`;
function Ff(e, t) {
	if (e.silenced > 0) return "DS-RULING-11";
	if (e.cards >= e.settings.cardsPerTurn) return "DSC-63";
	let n = () => Xc(e).length > 0 && Kc(e).some((t) => t !== "dwarf-revenant" && qc(e, t) === void 0);
	switch (t) {
		case "march": return e.models.some((t) => Vf(e, t, [])) ? void 0 : "DS-CMD-2";
		case "rise":
		case "rise-and-strike": return n() ? void 0 : e.piles.length === 0 ? "DSC-37" : "DSC-39";
		case "clatter-of-bones": return ed(e).some((t) => Kf(e, t)) ? void 0 : "DS-CMD-5";
		case "dark-draught": return If(e) === void 0 ? "DS-CMD-9" : void 0;
		case "whisper": return e.searchDeck.length < 2 ? "DS-CMD-10" : void 0;
		default: return;
	}
}
var If = (e) => e.models.find((e) => A[e.kind] !== void 0 && e.wounds > 0), Lf = D.eachInTurn("command", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of e.models) t.hero >= 0 || r.add(`command:${Pf(t)}`, e.commands < 1 ? "DSC-6" : t.fresh ? "DSC-36" : t.acted ? "DSC-8" : void 0);
		if (e.piles.length > 0) {
			let t = !Kc(e).some((t) => qc(e, t) === void 0);
			for (let n of Xc(e)) r.add(`raise:${x(n)}`, e.commands < 1 ? "DSC-6" : t ? "DSC-39" : void 0);
		}
		for (let t of Qt) $t[t].when === "own-turn" && e.hand.includes(t) && r.add(`card:${t}`, Ff(e, t));
		r.add("end");
	},
	choose(e, t, n, r) {
		let [i, a, o] = r.split(":");
		if (i === "end") e.commands = Rf;
		else if (i === "raise") return {
			proc: "raise-kind",
			todo: [{
				cell: S(a),
				free: !1,
				strikes: !1
			}],
			at: 0
		};
		else if (i === "card") return Bf(e, a);
		else {
			let t = L(e, S(o));
			return e.commands--, t.acted = !0, D.tell(() => ({
				type: "commanded",
				rule: "DSC-7",
				model: t.kind,
				cell: o
			})), {
				proc: "activation",
				at: 0,
				model: t.id
			};
		}
	},
	about: (e) => ({ commands: Math.max(0, e.commands) })
}), Rf = -1, zf = D.sequence("activation", [
	(e, t) => {
		let n = I(e, t.model);
		return n.shroud = !1, e.turn = Ho(n.id, N(e, n.cell)), Ao(e, n, "turn");
	},
	(e, t) => ({
		proc: "act",
		todo: [t.model],
		at: 0
	}),
	(e, t) => {
		let n = I(e, t.model);
		n.called > 0 && n.called--, e.turn = Ho(-1, -1);
	}
], {
	aslongas: (e, { model: t }) => O(e) && I(e, t) !== void 0,
	show: g
});
function Bf(e, t) {
	switch (e.cards++, Ki(e, t), t) {
		case "second-wind":
			e.commands++;
			return;
		case "march": return {
			proc: "march",
			at: 0,
			marched: []
		};
		case "rise":
		case "rise-and-strike": return {
			proc: "raise-pile",
			todo: [{
				free: !0,
				strikes: t === "rise-and-strike",
				near: Hr
			}],
			at: 0
		};
		case "clatter-of-bones": return {
			proc: "clatter",
			todo: [0],
			at: 0
		};
		case "dark-draught": {
			let t = If(e);
			t.wounds--, D.tell(() => ({
				type: "dark-draught",
				rule: "DS-CMD-9",
				model: t.kind,
				wounds: t.wounds
			}));
			return;
		}
		default: return e.whispered = 2, e.core.known++, D.tell(() => ({
			type: "whispered",
			rule: "DS-CMD-10",
			secret: {
				to: [0],
				cards: [e.searchDeck.at(-1), e.searchDeck.at(-2)]
			}
		})), {
			proc: "whisper",
			todo: [0],
			at: 0
		};
	}
}
var Vf = (e, t, n) => t.hero < 0 && !t.fresh && !n.includes(t.id) && !di(e, t), Hf = (e, t) => e.models.filter((n) => Vf(e, n, t)), Uf = D.repeat("march", (e, t) => t.at >= en.models || t.marched.includes(-1) || Hf(e, t.marched).length === 0 ? void 0 : {
	proc: "march-next",
	todo: [0],
	at: 0
}, {
	aslongas: (e) => O(e),
	show: g
}), Wf = (e) => e.core.stack.findLast((e) => e.proc === "march"), Gf = D.eachInTurn("march-next", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of Hf(e, Wf(e).marched)) r.add(Pf(t));
		r.add("pass");
	},
	choose(e, t, n, r) {
		let i = Wf(e);
		if (r === "pass") {
			i.marched.push(-1);
			return;
		}
		let a = L(e, S(r.split(":")[1]));
		return i.marched.push(a.id), Ao(e, a, "march", en.squares);
	}
}), Kf = (e, t) => mo(e, t) && !e.models.some((n) => n.hero >= 0 && F(e, n.cell, t)), qf = D.eachInTurn("clatter", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of ed(e)) Kf(e, t) && r.add(x(t));
	},
	choose(e, t, n, r) {
		Ni(e, S(r)), D.tell(() => ({
			type: "pile-laid",
			rule: "DS-CMD-5",
			cell: r
		}));
	}
}), Jf = D.eachInTurn("whisper", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		r.add("keep"), r.add("swap");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = e.searchDeck, a = i.length;
		[i[a - 1], i[a - 2]] = [i[a - 2], i[a - 1]];
	},
	about: (e) => ({
		first: e.searchDeck.at(-1),
		second: e.searchDeck.at(-2)
	})
}), Yf = [
	[2, 2],
	[2, 3],
	[3, 2],
	[2, 4],
	[4, 2],
	[3, 3]
], Xf = (e, t) => e.pieces.some(({ cells: e }) => e.includes(t)), Zf = (e, t) => !Kn(M(e), t);
function Qf(e, t) {
	let n = [];
	for (let [r, i] of Yf) for (let a = 0; a < r; a++) for (let o = 0; o < i; o++) {
		let [s, c] = [b(t) - a, y(t) - o];
		$f(e, s, c, r, i) && n.push(`${r}x${i}:${x(v(s, c))}`);
	}
	return n;
}
var $f = (e, t, n, r, i) => {
	for (let a = 0; a < r * i; a++) if (!Zf(e, v(t + a % r, n + Math.floor(a / r)))) return !1;
	return !0;
};
function ep(e, t, n) {
	let r = H(e, t), i = (t) => {
		let n = Infinity, i = [];
		for (let a of t) for (let t of U(e.plan.tiles[a])) {
			let a = r(t);
			if (!(a === 1e3 || a > n || Xf(e, t))) for (let r of pn) Zf(e, Ar(t, r)) && Qf(e, Ar(t, r)).length !== 0 && (a < n && (i = []), n = a, i.push({
				inner: t,
				side: r
			}));
		}
		return i;
	}, a = i([n]);
	return a.length > 0 ? a : i(e.plan.tiles.flatMap((t, r) => e.revealed[r] === 1 && r !== n ? [r] : []));
}
function tp(e, { errand: t }) {
	let n = R(e, t.hero);
	if (n === void 0 || ep(e, n.cell, t.tile).length === 0) D.tell(() => ({
		type: "no-room",
		rule: "DS-RULING-32"
	}));
	else return {
		proc: "passage",
		todo: [t.hero],
		at: 0
	};
}
var np = (e) => e.core.stack.findLast((e) => e.proc === "secret-room"), rp = D.eachInTurn("passage", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		let { errand: i } = np(e);
		for (let { inner: t, side: a } of ep(e, R(e, n).cell, i.tile)) r.add(`${x(t)}:${Or(a)}`);
	},
	choose(e, t, n, r) {
		let [i, a] = r.split(":"), o = np(e);
		o.inner = S(i), o.outer = Ar(o.inner, kr(a));
	}
}), ip = (e, t) => t.inner === 999999 ? void 0 : {
	proc: "shape",
	todo: [t.errand.hero],
	at: 0
}, ap = D.eachInTurn("shape", {
	who: (e) => O(e) ? 0 : void 0,
	options(e, t, n, r) {
		for (let t of Qf(e, np(e).outer)) r.add(t);
	},
	choose(e, t, n, r) {
		let [i, a] = r.split(":"), [o, s] = i.split("x").map(Number), c = S(a);
		op(e, np(e), {
			x: b(c),
			y: y(c),
			w: o,
			h: s
		});
	}
});
function op(e, t, n) {
	let r = `X${e.plan.tiles.filter((e) => e.id.startsWith("X")).length + 1}`, i = {
		id: r,
		...n,
		start: !1,
		minions: [],
		piles: [],
		pieces: [],
		traps: []
	}, a = {
		tiles: [...e.plan.tiles, i],
		doors: e.plan.doors,
		passages: [...e.plan.passages, [Math.min(t.inner, t.outer), Math.max(t.inner, t.outer)]],
		startSquares: e.plan.startSquares,
		exit: e.plan.exit
	};
	e.plan = a, t.tile = a.tiles.length - 1, e.revealed[t.tile] = 1, ti(e), e.core.known++, D.tell(() => ({
		type: "secret-room",
		rule: "DS-RULING-32",
		tile: r,
		squares: n.w * n.h,
		cell: x(t.inner)
	}));
}
var sp = D.sequence("secret-room", [
	tp,
	ip,
	(e, t) => t.tile < 0 ? void 0 : {
		proc: "table-roll",
		at: 0,
		table: "secret-rooms",
		dice: 1,
		minus: 0,
		errand: {
			...t.errand,
			tile: t.tile,
			near: !0
		},
		rolled: []
	}
], {
	aslongas: (e) => O(e),
	show: g,
	guess: cp
});
function cp(e, t) {
	let n = R(e, t.errand.hero);
	if (t.tile >= 0 || n === void 0 || (t.outer === 999999 ? ep(e, n.cell, t.errand.tile) : Qf(e, t.outer)).length > 0) return;
	let r = e.plan.doors.flatMap(({ a: e, b: t }) => [e, t]), i = [], a = [];
	e.plan.tiles.forEach((t, n) => {
		let o = (e.revealed[n] === 1 ? [] : U(t).filter((e) => r.includes(e))).map((e) => ({
			...t,
			x: b(e),
			y: y(e),
			w: 1,
			h: 1,
			minions: [],
			piles: [],
			pieces: [],
			traps: []
		}));
		i.push(o[0] ?? t), a.push(...o.slice(1));
	}), e.plan = {
		...e.plan,
		tiles: [...i, ...a]
	};
	for (let t of a) e.revealed.push(0);
	ti(e);
}
function lp(e, t) {
	let n = e.plan.passages.flat().find((n) => N(e, n) === t);
	return U(e.plan.tiles[t]).filter((r) => r === n || !mo(e, r) ? !1 : U(e.plan.tiles[t]).some((t) => t !== r && t !== n && mo(e, t) && E.includes(t - (n ?? t))));
}
var up = [3, 3], dp = 2, fp = D.eachInTurn("place-chest", {
	who: (e, { tile: t }) => O(e) && lp(e, t).length > 0 ? 0 : void 0,
	options(e, t, { tile: n }, r) {
		for (let t of lp(e, n)) r.add(x(t));
	},
	choose(e, t, { kind: n }, r) {
		let i = n === "locked-chest";
		e.pieces.push({
			kind: n,
			cells: [S(r)],
			lock: i ? up : [],
			stars: i ? 0 : dp,
			emptied: !1,
			goal: "",
			done: !1
		});
	},
	about: (e, t, { kind: n }) => ({ piece: n })
}), pp = (e, t) => {
	let n = I(e, t);
	return n.hero >= 0 ? e.heroes[n.hero].seat : 0;
}, mp = (e, t) => e.core.stack.some((e) => e.proc === "raise" && e.model === t), hp = {
	next(e, t) {
		return !O(e) || I(e, t.leaver) === void 0 ? "done" : (t.strikers = t.strikers.filter((t) => I(e, t) !== void 0), t.strikers.length === 0 ? "done" : "wait");
	},
	asks: (e, t) => [...new Set(t.strikers.map((t) => pp(e, t)))].map((e) => Ui("strike", e)),
	options(e, t, { seat: n }, r) {
		for (let i of t.strikers) {
			let t = I(e, i);
			pp(e, i) === n && r.add(`${t.kind}:${x(t.cell)}`);
		}
		r.add("pass");
	},
	answer(e, t, { seat: n }, r) {
		if (r === "pass") {
			t.strikers = t.strikers.filter((t) => pp(e, t) !== n);
			return;
		}
		let i = L(e, S(r.split(":")[1]));
		t.strikers = t.strikers.filter((e) => e !== i.id), D.raise(j("free-strike", i.id, t.leaver));
	},
	about: (e, t) => ({
		model: I(e, t.leaver).kind,
		why: mp(e, t.leaver) ? "rises" : "leaves"
	}),
	show: (e, t) => ({
		leaver: t.leaver,
		strikers: t.strikers
	}),
	copy: r
}, X = (e, t, ...n) => ({
	from: e,
	to: t,
	effects: n
}), gp = { do: "nothing" }, Z = (e) => ({
	do: "gold",
	amount: e
}), Q = (e) => ({
	do: "item",
	item: e
}), _p = (e) => ({
	do: "crystal",
	level: e
}), vp = (e, t) => ({
	do: "spawn",
	kind: e,
	count: t
}), $ = (e, t) => X(e, e, {
	do: "event",
	event: t
}), yp = {
	"secret-rooms": [
		X(1, 3, gp),
		X(4, 5, {
			do: "roll",
			table: "monsters",
			dice: 1
		}),
		X(6, 6, { do: "chests" })
	],
	monsters: [
		X(2, 2, vp("ghost", 1)),
		X(3, 4, {
			do: "spawn",
			kind: "skeleton",
			count: 2,
			archer: !0
		}),
		X(5, 7, {
			do: "spawn",
			kind: "zombie",
			count: 1,
			loot: -1
		}),
		X(8, 9, vp("zombie", 2)),
		X(10, 11, vp("armoured-zombie", 1)),
		X(12, 12, vp("dwarf-revenant", 1))
	],
	"monster-loot": [
		X(1, 1, gp),
		X(2, 3, Z(1)),
		X(4, 5, {
			do: "roll",
			table: "barrels",
			dice: 2
		}),
		X(6, 6, {
			do: "roll",
			table: "locked-chest",
			dice: 2
		})
	],
	events: [
		$(2, "bat-swarm"),
		$(3, "torch-goes-out"),
		$(4, "portcullis"),
		$(5, "slippery-floor"),
		$(6, "magic-surge"),
		$(7, "fortune"),
		$(8, "necromantic-drain"),
		$(9, "lock-gives-way"),
		$(10, "escaped-prisoner"),
		$(11, "breakthrough"),
		$(12, "trove")
	],
	barrels: [
		X(2, 2, vp("bat", 1)),
		X(3, 3, gp),
		X(4, 4, gp),
		X(5, 5, Q("lamp-oil")),
		X(6, 6, Z(1)),
		X(7, 7, Z(1)),
		X(8, 8, Q("salt-rations")),
		X(9, 9, Z(2)),
		X(10, 10, Q("rope-and-wedges")),
		X(11, 11, Q("healing-draught")),
		X(12, 12, Z(3), Q("healing-draught"))
	],
	chest: [
		X(2, 2, { do: "trap" }),
		X(3, 3, Z(1)),
		X(4, 4, Z(1)),
		X(5, 5, Z(2)),
		X(6, 6, Z(2)),
		X(7, 7, Q("healing-draught")),
		X(8, 8, Z(3)),
		X(9, 9, Q("whetstone")),
		X(10, 10, Q("chalk-of-unsealing")),
		X(11, 11, Z(4)),
		X(12, 12, _p(1), Z(2))
	],
	"locked-chest": [
		X(2, 2, { do: "trap" }, Z(2)),
		X(3, 3, Z(2)),
		X(4, 4, Z(2)),
		X(5, 5, Z(3)),
		X(6, 6, Q("healing-draught"), Z(1)),
		X(7, 7, Z(3)),
		X(8, 8, Q("dented-buckler")),
		X(9, 9, Z(4)),
		X(10, 10, {
			do: "crystal",
			level: 2,
			instead: 3
		}),
		X(11, 11, Q("balanced-weapon")),
		X(12, 12, Z(5), {
			do: "roll",
			table: "magic-chest",
			dice: 2
		})
	],
	"magic-chest": [
		X(2, 2, { do: "silence" }, Z(3)),
		X(3, 3, Z(2)),
		X(4, 4, _p(1)),
		X(5, 5, _p(2)),
		X(6, 6, Z(3)),
		X(7, 7, Q("scroll")),
		X(8, 8, _p(2), Z(1)),
		X(9, 9, Q("cloak-of-mist")),
		X(10, 10, Q("ring-of-the-second-wind")),
		X(11, 11, _p(3)),
		X(12, 12, Q("runed-blade"))
	],
	"weapon-rack": [
		X(2, 2, gp),
		X(3, 3, gp),
		X(4, 4, Q("throwing-knife")),
		X(5, 5, Q("throwing-axe")),
		X(6, 6, Q("buckler")),
		X(7, 7, Q("sharp-blade")),
		X(8, 8, Q("spear")),
		X(9, 9, Q("light-crossbow")),
		X(10, 10, Q("tower-shield")),
		X(11, 11, { do: "bane-blade" }),
		X(12, 12, Q("dwarf-forged-weapon"))
	]
}, bp = [
	"secret-rooms",
	"monsters",
	"monster-loot",
	"events"
], xp = (e, t) => yp[e].find(({ to: e }) => t <= e) ?? yp[e].at(-1), Sp = {
	"secret-rooms": "DS-TABLE-1",
	monsters: "DS-TABLE-2",
	"monster-loot": "DS-TABLE-3",
	events: "DS-TABLE-4",
	barrels: "DS-LOOT-BARREL-1",
	chest: "DS-LOOT-CHEST-1",
	"locked-chest": "DS-LOOT-LOCKED-1",
	"magic-chest": "DS-LOOT-MAGIC-1",
	"weapon-rack": "DS-LOOT-RACK-1"
};
function Cp(e, t) {
	t.rolled = Array.from({ length: t.dice }, () => Qe(e, 6)), D.tell(() => ({
		type: "table-rolled",
		rule: Sp[t.table],
		hero: e.heroes[t.errand.hero].id,
		table: t.table,
		dice: t.rolled.slice(),
		total: wp(t)
	}));
}
var wp = (e) => Math.max(1, e.rolled.reduce((e, t) => e + t, 0) - e.minus);
function Tp(e, t, { hero: n, search: r }) {
	if (!r || e.settings.vigilantTables === "sheet" && !bp.includes(t)) return !1;
	let { seat: i } = e.heroes[n];
	return e.heroes.some((e) => k[e.id].vigilant && pi(e) && e.seat === i);
}
var Ep = (e, t) => Tp(e, t.table, t.errand) ? {
	proc: "vigilant",
	todo: [t.errand.hero],
	at: 0
} : void 0, Dp = (e) => e.core.stack.findLast((e) => e.proc === "table-roll"), Op = D.eachInTurn("vigilant", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		r.add("reroll"), r.add("keep");
	},
	choose(e, t, n, r) {
		r !== "keep" && (D.tell(() => ({
			type: "table-rerolled",
			rule: "DS-CARD-9"
		})), Cp(e, Dp(e)));
	},
	about(e) {
		let t = Dp(e);
		return {
			table: t.table,
			total: wp(t)
		};
	}
}), kp = D.sequence("table-roll", [
	Cp,
	Ep,
	(e, t) => ({
		proc: "effects",
		at: 0,
		table: t.table,
		total: wp(t),
		errand: t.errand
	})
], {
	aslongas: (e) => O(e),
	show: g
}), Ap = {
	next(e, t) {
		let { effects: n } = xp(t.table, t.total);
		return !O(e) || t.at >= n.length ? "done" : jp(e, n[t.at++], t) ?? "on";
	},
	asks: () => [],
	options() {},
	answer() {
		throw Error("nothing was asked");
	},
	show: (e, t) => ({
		at: t.at,
		table: t.table,
		total: t.total,
		errand: t.errand
	}),
	copy: r
};
function jp(e, t, { errand: n, table: r }) {
	let i = Sp[r], { hero: a } = n;
	switch (t.do) {
		case "nothing":
			D.tell(() => ({
				type: "nothing-found",
				rule: i
			}));
			return;
		case "gold":
			aa(e, a, t.amount, i);
			return;
		case "item":
			ia(e, a, t.item, i);
			return;
		case "bane-blade": return {
			proc: "bane",
			todo: [a],
			at: 0
		};
		case "crystal": {
			let n = e.heroes.some((e) => k[e.id].spells.length > 0);
			if (t.instead !== void 0 && !n) return void aa(e, a, t.instead, i);
			oa(e, a, t.level, i);
			return;
		}
		case "trap": return pi(e.heroes[a]) ? go(a) : void 0;
		case "silence":
			e.heroes[a].silencedTo = e.round + 1, D.tell(() => ({
				type: "silenced",
				rule: i,
				hero: e.heroes[a].id
			}));
			return;
		case "roll": return {
			proc: "table-roll",
			at: 0,
			table: t.table,
			dice: t.dice,
			minus: 0,
			errand: n,
			rolled: []
		};
		case "spawn": return t.loot !== void 0 && n.group >= 0 && (e.groups[n.group].minus = 1), Qu(t.kind, t.count, t.archer === !0, n);
		case "chests": return {
			proc: "place-chest",
			todo: [{
				tile: n.tile,
				kind: "locked-chest"
			}, {
				tile: n.tile,
				kind: "magic-chest"
			}],
			at: 0
		};
		case "event": return {
			proc: "event",
			at: 0,
			event: t.event,
			errand: n,
			count: 0
		};
	}
}
var Mp = D.eachInTurn("bane", {
	who: (e, t) => O(e) ? e.heroes[t].seat : void 0,
	options(e, t, n, r) {
		for (let e of Qi) r.add(e);
	},
	choose(e, t, n, r) {
		ia(e, n, `bane-blade-${r}`, "DS-LOOT-RACK-1");
	}
}), Np = 2, Pp = 3;
function Fp(e) {
	e.ended === "goal" && e.heroes.forEach((t, n) => {
		if (t.gone === "crippled") return;
		let r = Np + (n === e.bossKiller ? Pp : 0);
		t.glory += r, t.gold += e.prisoners, D.tell(() => ({
			type: "glory",
			rule: "DSC-97",
			hero: t.id,
			glory: r
		}));
	});
}
var Ip = 10;
function Lp(e) {
	let t = e.ended === "goal";
	return e.core.answered.map((n, r) => {
		let i = [];
		if (r === 0 !== t && i.push({
			key: "victory",
			points: Ip,
			rule: t ? "DSC-83" : "DSC-12"
		}), r === 0) {
			let t = e.heroes.reduce((e, t) => e + t.wounds, 0);
			i.push({
				key: "wounds",
				points: t,
				rule: "DSC-32",
				params: { count: t }
			});
		} else {
			let t = e.heroes.filter((e) => e.seat === r), n = t.reduce((e, t) => e + t.gold, 0), a = t.reduce((e, t) => e + t.glory, 0);
			i.push({
				key: "glory",
				points: a,
				rule: "DSC-101",
				params: { count: a }
			}), i.push({
				key: "gold",
				points: n,
				rule: "DSC-102",
				params: { count: n }
			});
		}
		return {
			total: i.reduce((e, t) => e + t.points, 0),
			lines: i
		};
	});
}
function Rp(e) {
	let t = e.core.answered.map((e, t) => t).filter((e) => e !== 0);
	return e.ended === "goal" ? {
		winners: t,
		how: "goal"
	} : {
		winners: [0],
		how: e.ended
	};
}
var zp = D.sequence("round", [
	(e) => {
		let { round: t } = e;
		return D.tell(() => ({
			type: "round",
			rule: "DSC-2",
			round: t
		})), {
			proc: "hero-turns",
			at: 0
		};
	},
	() => ({
		proc: "overlord-turn",
		at: 0
	}),
	() => ({
		proc: "end-of-round",
		at: 0
	})
], { aslongas: O }), Bp = D.repeat("rounds", () => ({
	proc: "round",
	at: 0
}), { aslongas: O }), Vp = {
	game: D.sequence("game", [
		() => ({
			proc: "change-deck",
			todo: [0],
			at: 0
		}),
		lc,
		(e) => ({
			proc: "trade",
			todo: e.heroes.map((e, t) => t),
			at: 0
		}),
		dc,
		oc,
		(e) => ({
			proc: "deploy",
			todo: e.heroes.map((e, t) => t),
			at: 0
		}),
		hc,
		() => ({
			proc: "rounds",
			at: 0
		}),
		Fp
	]),
	rounds: Bp,
	round: zp,
	"hero-turns": Wo,
	"hero-turn": ts,
	"overlord-turn": Mf,
	commands: Nf,
	activation: zf,
	"end-of-round": ff,
	attack: af,
	walk: Ro,
	strike: hp,
	"name-hero": Go,
	place: ad,
	effects: Ap,
	"table-roll": kp,
	search: Zu,
	spring: xo,
	event: gf,
	trove: Df,
	"secret-room": sp,
	cast: wd,
	burst: Ed,
	circle: Mu,
	strings: Fu,
	overchannel: Ad,
	march: Uf,
	calling: al,
	raise: rl,
	"change-deck": cc,
	trade: pa,
	buy: uc,
	deploy: pc,
	face: Of,
	interrupt: Jo,
	lunge: Xo,
	act: Pd,
	spell: yd,
	aim: bd,
	crystal: Sd,
	"burst-next": kd,
	"circle-next": Nu,
	shot: Iu,
	flicker: Xd,
	buckler: ef,
	dent: nf,
	vigilant: Op,
	passage: rp,
	shape: ap,
	"place-chest": fp,
	portcullis: Tf,
	slippery: vf,
	collapse: bf,
	command: Lf,
	"raise-kind": Qc,
	"raise-pile": $c,
	"march-next": Gf,
	"rise-strike": il,
	clatter: qf,
	whisper: Jf,
	bane: Mp,
	"hand-over": ua,
	"leave-now": Hd,
	crystallise: Td,
	turntable: cf,
	"step-aside": To,
	chute: Do
}, Hp = {
	adventure: lt([
		"flooded-cellars",
		"bone-orchard",
		"weeping-choir",
		"gluttons-kitchen",
		"sunken-armoury",
		"turning-stair",
		"iron-vaults",
		"last-throne"
	], "flooded-cellars"),
	thief: lt([
		"none",
		"barbarian",
		"dwarf",
		"elf",
		"wizard"
	], "none", { rule: "DSC-57" }),
	search: st(!0, { rule: "DS-SEARCH-10" }),
	deckChanges: ct(0, 6, 0, {
		rule: "DS-DECK-8",
		advanced: !0
	}),
	rounding: lt(["down", "nearest"], "down", {
		rule: "DS-RULING-1",
		advanced: !0
	}),
	vigilantTables: lt(["search", "sheet"], "search", {
		rule: "DS-RULING-22",
		advanced: !0
	}),
	freeStrikePenalty: ct(0, 1, 1, {
		rule: "DSC-22",
		advanced: !0
	}),
	rearBonus: lt(["attacker", "defender"], "attacker", {
		rule: "DSC-30",
		advanced: !0
	}),
	injuryMarks: lt([
		"by-hero",
		"2",
		"3",
		"4"
	], "by-hero", {
		rule: "DSC-34",
		advanced: !0
	}),
	longRange: ct(6, 12, 8, {
		rule: "DSC-44",
		advanced: !0
	}),
	shootWhenEngaged: st(!1, {
		rule: "DSC-45",
		advanced: !0
	}),
	lockSuccesses: ct(1, 2, 1, {
		rule: "DSC-52",
		advanced: !0
	}),
	cardsPerTurn: ct(1, 3, 1, {
		rule: "DSC-63",
		advanced: !0
	}),
	raiseKinds: lt([
		"by-adventure",
		"skeletons",
		"all"
	], "by-adventure", {
		rule: "DSC-38",
		advanced: !0
	}),
	raiseFreeStrike: st(!0, {
		rule: "DSC-40",
		advanced: !0
	}),
	loseAtFirstCripple: lt([
		"by-adventure",
		"yes",
		"no"
	], "by-adventure", {
		rule: "DSC-12",
		advanced: !0
	})
};
function Up(e, t) {
	let n = t === 0, r = (t) => e.plan.tiles[t].id, i = Gp(e);
	return {
		quest: wc(e.quest),
		round: e.round,
		map: $p(e),
		tiles: e.plan.tiles.flatMap((t, n) => e.revealed[n] === 1 ? [Ec(t)] : []),
		locks: i.map(({ a: e, b: t, dice: n, armour: r, stars: i }) => Oc(e, t, [n, r], i)),
		searched: e.searched.map(r),
		slippery: e.slippery.map(r),
		heroes: e.heroes.map(xc),
		cardsInHand: e.hand.length,
		...n ? { hand: e.hand.slice() } : {},
		commandsLeft: e.commands,
		commandDeckLeft: e.commandDeck.length,
		usedCommands: e.usedCommands.slice(),
		...e.silenced > 0 ? { silenced: e.silenced } : {},
		...e.prisoners > 0 ? { prisoners: e.prisoners } : {},
		searchDeckLeft: e.searchDeck.length,
		usedSearch: e.usedSearch.slice(),
		usedFaces: e.usedFaces.slice(),
		usedTraps: e.usedTraps.slice(),
		...e.torch === 0 ? {} : { torch: e.torch === 1 ? "out-next-turn" : "out-this-turn" },
		surge: e.surge,
		skipDraw: e.skipDraw,
		reached: e.reached.slice(),
		...e.ended === "none" ? {} : { ended: e.ended },
		...e.campaign === void 0 ? {} : { campaign: Wp(e.campaign) },
		...n ? rm(e) : {},
		...(n || e.ended !== "none") && e.deckChanges.length > 0 ? { deckChanges: e.deckChanges.slice() } : {},
		_settings: e.settings,
		...e.turn.model === -1 ? {} : { _turn: e.turn },
		_table: {
			tiles: e.plan.tiles.flatMap(({ id: t, x: n, y: r, w: i, h: a, start: o }, s) => e.revealed[s] === 1 ? [{
				n: s,
				tile: t,
				at: x(v(n, r)),
				width: i,
				height: a,
				start: o
			}] : []),
			locks: i.map(({ a: e, b: t, ...n }) => ({
				edge: Kp(e, t),
				...n
			})),
			startSquares: e.plan.startSquares.map(x),
			searched: e.searched.slice(),
			slippery: e.slippery.slice(),
			nextModel: e.nextModel,
			cardsPlayed: e.cards,
			groups: e.groups,
			torch: e.torch,
			bossKiller: e.bossKiller,
			doomed: e.doomed,
			kit: e.kit,
			...e.campaign === void 0 ? {} : { campaign: e.campaign }
		}
	};
}
var Wp = ({ adventure: e, hours: t }) => ({
	adventure: e,
	...t < 0 ? {} : { hours: t }
}), Gp = (e) => e.plan.doors.flatMap(({ a: t, b: n, lock: r }, i) => {
	let a = e.doors[i];
	if (a < 2 || !P(e, t) && !P(e, n)) return [];
	let [o, s] = a === 2 ? r : [0, 0];
	return [{
		a: t,
		b: n,
		dice: o,
		armour: s,
		stars: Li(a)
	}];
}), Kp = (e, t) => An(On(e, t)), qp = /* @__PURE__ */ new WeakMap();
function Jp(e) {
	let t = `${e.revealed.join("")} ${e.doors.join()}`, n = qp.get(e.layout);
	if (n !== void 0 && n.key === t) return n.ground;
	let r = {
		cells: Xp(e),
		edges: Qp(e)
	};
	return qp.set(e.layout, {
		key: t,
		ground: r
	}), r;
}
var Yp = (e) => e.start ? "start" : cs(e) ? "room" : "corridor";
function Xp(e) {
	let t = {
		start: [],
		room: [],
		corridor: []
	};
	return e.plan.tiles.forEach((n, r) => {
		if (e.revealed[r] === 1) for (let e of U(n)) t[Yp(n)].push(x(e));
	}), t;
}
var Zp = [
	"open-door",
	"door",
	"locked-door"
];
function Qp(e) {
	let t = {
		wall: [],
		"open-door": [],
		door: [],
		"locked-door": [],
		"sealed-door": [],
		"passage-door-open": e.plan.passages.map(([e, t]) => Kp(e, t)),
		portcullis: e.gates.map(([e, t]) => Kp(e, t))
	}, n = new Set(t["passage-door-open"]);
	e.plan.doors.forEach(({ a: r, b: i }, a) => {
		(P(e, r) || P(e, i)) && (n.add(Kp(r, i)), t[Zp[e.doors[a]] ?? "sealed-door"].push(Kp(r, i)));
	});
	let r = M(e);
	return e.plan.tiles.forEach((i, a) => {
		if (e.revealed[a] === 1) for (let o of U(i)) for (let i of [1, 2]) {
			let s = Ar(o, i);
			P(e, s) && N(e, s) !== a && !Xn(r, o, i) && !n.has(Kp(o, s)) && t.wall.push(Kp(o, s));
		}
	}), t;
}
function $p(e) {
	let { cells: t, edges: n } = Jp(e), r = e.pieces.map(yc);
	for (let t of e.piles) r.push({
		what: "bone-pile",
		cells: [x(t)]
	});
	for (let { cell: t, shown: n } of e.traps) n && r.push({
		what: "trap",
		cells: [x(t)]
	});
	P(e, e.plan.exit) && r.push({
		what: "exit",
		cells: [x(e.plan.exit)]
	});
	let i = (t) => t.flatMap((t) => U(e.plan.tiles[t]).map(x));
	return {
		cells: t,
		edges: n,
		things: r,
		figures: e.models.map((t) => gc(e, t)),
		marks: {
			slippery: i(e.slippery),
			searched: i(e.searched)
		}
	};
}
var em = /* @__PURE__ */ new WeakMap();
function tm(e) {
	let t = e.revealed.join(""), n = em.get(e.plan);
	if (n !== void 0 && n.key === t) return n.map;
	let r = kc(e.plan, (t) => e.revealed[t] === 1, (t) => P(e, t));
	return em.set(e.plan, {
		key: t,
		map: r
	}), r;
}
var nm = (e, t) => nn.indexOf(e) - nn.indexOf(t), rm = (e) => ({
	_plan: e.plan,
	dungeon: tm(e),
	hiddenTraps: e.traps.flatMap(({ cell: e, shown: t }) => t ? [] : [x(e)]),
	searchDeck: e.searchDeck.slice().sort(nm),
	...e.whispered > 0 ? { whispered: e.searchDeck.slice(-e.whispered).reverse() } : {}
}), im = /* @__PURE__ */ t({ dungeonSaga: () => sm }), am = [
	"DSC-20",
	"DSC-21",
	"DSC-22",
	"DS-RULING-27"
], om = (e) => (t, n, r) => r === e ? r : "secretly", sm = rt({
	id: "dungeon-saga",
	version: "1.0.0",
	seats: [2, 5],
	settings: Hp,
	readGiven: Fs,
	campaign: ec,
	setup: ic,
	start: "game",
	procedures: Vp,
	roles: () => [{
		key: "overlord",
		least: 1,
		most: 1
	}, {
		key: "hero",
		least: 1,
		most: 4
	}],
	sides: (e) => e.core.answered.map((e, t) => t === 0 ? 0 : 1),
	policies: ju,
	constant: ["_settings", "quest"],
	asks: {
		"change-deck": {
			rules: ["DS-DECK-8"],
			sounds: om("done")
		},
		trade: { rules: ["DSC-100"] },
		buy: { rules: ["DSC-102", "DSC-100"] },
		deploy: { rules: ["DSC-58"] },
		face: { rules: [
			"DSC-14",
			"DSC-18",
			"DS-RULING-24"
		] },
		"name-hero": { rules: ["DSC-2", "DS-RULING-45"] },
		interrupt: { rules: [
			"DSC-9",
			"DSC-63",
			"DS-CMD-6",
			"DS-CMD-7"
		] },
		lunge: { rules: ["DS-CMD-7"] },
		walk: { rules: [
			"DSC-16",
			"DSC-17",
			"DSC-18",
			"DSC-19",
			...am
		] },
		strike: { rules: am },
		act: { rules: [
			"DSC-3",
			"DSC-4",
			"DSC-59",
			"DS-SEARCH-4"
		] },
		spell: { rules: [
			"DSC-46",
			"DSC-47",
			"DSC-89"
		] },
		aim: { rules: ["DSC-88", "DSC-91"] },
		crystal: { rules: ["DSC-48", "DSC-90"] },
		"burst-next": { rules: ["DS-SPELL-6", "DSC-91"] },
		"circle-next": { rules: ["DS-FEAT-1"] },
		shot: { rules: [
			"DS-FEAT-3",
			"DSC-41",
			"DSC-43"
		] },
		flicker: { rules: ["DS-CMD-8", "DSC-63"] },
		buckler: { rules: ["DS-LOOT-RACK-1"] },
		dent: { rules: ["DS-LOOT-LOCKED-1"] },
		vigilant: { rules: [
			"DS-CARD-9",
			"DS-RULING-8",
			"DS-RULING-22",
			"DS-RULING-23"
		] },
		place: { rules: [
			"DS-PLACE-1",
			"DS-PLACE-2",
			"DS-PLACE-4",
			"DS-RULING-17"
		] },
		passage: { rules: ["DS-CARD-6", "DS-RULING-32"] },
		shape: { rules: ["DS-CARD-6", "DS-RULING-32"] },
		"place-chest": { rules: ["DS-RULING-20"] },
		portcullis: { rules: ["DS-RULING-12", "DS-RULING-41"] },
		slippery: { rules: ["DS-RULING-9", "DS-RULING-39"] },
		collapse: { rules: ["DS-RULING-37"] },
		command: { rules: [
			"DSC-6",
			"DSC-7",
			"DSC-8",
			"DSC-60",
			"DSC-63"
		] },
		"raise-kind": { rules: [
			"DSC-38",
			"DSC-39",
			"DSC-86"
		] },
		"raise-pile": { rules: [
			"DSC-37",
			"DSC-39",
			"DS-CMD-3",
			"DSC-93"
		] },
		"march-next": { rules: ["DS-CMD-2"] },
		"rise-strike": { rules: ["DS-CMD-4"] },
		clatter: { rules: ["DS-CMD-5"] },
		whisper: {
			rules: ["DS-CMD-10"],
			sounds: om("")
		},
		bane: { rules: ["DS-LOOT-RACK-1"] },
		"hand-over": { rules: ["DSC-95"] },
		"leave-now": { rules: ["DSC-83"] },
		crystallise: { rules: ["DS-SPELL-5"] },
		turntable: { rules: ["DSC-85"] },
		"step-aside": { rules: ["DS-TRAP-7"] },
		chute: { rules: ["DS-TRAP-9"] }
	},
	view: Up,
	determinize: jc,
	copy: Zt,
	score: Lp,
	outcome: Rp
});
function cm(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = ht(e, t);
			return n === void 0 ? um(vt(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => um(yt(e, t, n)),
		...lm(e)
	};
}
function lm({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function um(e) {
	return {
		state: () => e.state,
		isOver: () => Lt(e.state),
		enter(t) {
			let n = kt(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = bt(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => jt(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: It(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var dm = cm(Object.values(im).find((e) => e.id === "dungeon-saga"));
export { dm as rules };
